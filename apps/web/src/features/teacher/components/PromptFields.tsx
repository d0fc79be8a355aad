import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { columnName } from '@wordcluster/domain/clusters/cluster';
import {
  LANGUAGE_REQUIRED,
  WORD_COUNT_CHOICES,
  MAX_WORD_COUNT,
  MIN_WORD_COUNT,
} from '@wordcluster/domain/clusters/teacher-request';
import type { ComponentType } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { Field } from '../../../ui/Field.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Prompt, Target } from '../hooks/use-prompt.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface WordCountProps {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | null;
}

/** How many words: a usual number by one press, or any from 1 to 50. */
function WordCount({ value, onChange, onLeave, error }: WordCountProps) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
      <Field
        label={t`Word count`}
        type="number"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        error={error}
        inputProps={{ min: MIN_WORD_COUNT, max: MAX_WORD_COUNT, step: 1, inputMode: 'numeric' }}
        // As wide as its label in any language: on two lines it would push the field below the buttons beside it.
        sx={{ width: 'min-content', minWidth: 112, flexGrow: { xs: 1, sm: 0 }, '& label': { whiteSpace: 'nowrap' } }}
      />
      <ToggleButtonGroup
        exclusive
        value={Number(value)}
        onChange={(_event, count: number | null) => count !== null && onChange(String(count))}
        aria-label={t`Usual word counts`}
        // Beside the field, below its label.
        sx={{ mt: '28px', '& .MuiToggleButton-root': { minHeight: 48, minWidth: 52, px: 1.5 } }}
      >
        {WORD_COUNT_CHOICES.map((count) => (
          <ToggleButton key={count} value={count}>
            {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** The picker of the clusters' dialog; the page hands it in. */
export type LanguagePicker = ComponentType<{
  label: string;
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
  taken: readonly string[];
  voiced: ReadonlySet<string>;
}>;

interface PromptFieldsProps {
  prompt: Prompt;
  /** Own clusters that rows can be added to. */
  clusters: readonly Cluster[];
  /** The plan lets the user create another cluster. */
  mayCreate: boolean;
  voiced: ReadonlySet<string>;
  LanguagePicker: LanguagePicker;
}

/** Step 0: target, topic, number and languages of the rows. */
export function PromptFields({ prompt, clusters, mayCreate, voiced, LanguagePicker: Picker }: PromptFieldsProps) {
  const { t } = useLingui();
  const targets: { value: string; label: string }[] = [
    ...(mayCreate ? [{ value: 'new', label: t`New cluster` }] : []),
    ...clusters.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  const choose = (value: string) => {
    const target: Target | undefined = value === 'new' ? 'new' : clusters.find(({ id }) => String(id) === value);
    if (target !== undefined) prompt.choose(target);
  };
  const { target } = prompt;
  const labels = { 1: t`Column 1 language`, 2: t`Column 2 language`, 3: t`Column 3 language` };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: target === 'new' ? '1fr 1fr' : '1fr' } }}
      >
        <SelectField
          label={t`Add words to`}
          value={target === 'new' ? 'new' : String(target.id)}
          options={targets}
          onChange={choose}
        />
        {target === 'new' && (
          <Field
            label={t`Title of the new cluster`}
            required
            size="small"
            autoComplete="off"
            value={prompt.title}
            onChange={(event) => prompt.setTitle(event.target.value)}
            onBlur={() => prompt.leave('cluster_title')}
            error={prompt.messageOf('cluster_title')}
          />
        )}
      </Box>
      <Field
        label={t`Topic`}
        required
        autoFocus
        autoComplete="off"
        placeholder={t`For example: animals, the weather`}
        value={prompt.topic}
        onChange={(event) => prompt.setTopic(event.target.value)}
        onBlur={() => prompt.leave('topic')}
        error={prompt.messageOf('topic')}
      />
      <WordCount
        value={prompt.count}
        onChange={prompt.setCount}
        onLeave={() => prompt.leave('word_count')}
        error={prompt.messageOf('word_count')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {prompt.columns.map((column) => {
          const { disabled, taken } = prompt.picker(column);
          const name = target === 'new' ? null : columnName(target, column);
          return (
            <Picker
              key={column}
              label={name ?? labels[column]}
              value={prompt.languages[`col_${column}_language`]}
              onChange={(code) => prompt.setLanguage(column, code)}
              disabled={disabled}
              taken={taken}
              voiced={voiced}
            />
          );
        })}
        {prompt.request.col_1_language === null && (
          <Typography variant="caption" role="status" sx={{ gridColumn: '1 / -1', mt: -1, color: 'text.secondary' }}>
            {translateMessage(LANGUAGE_REQUIRED)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
