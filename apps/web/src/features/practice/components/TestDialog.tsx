import { Trans, useLingui, Plural } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type TestType, QUESTION_LIMITS, type TestSettings } from '@wordcluster/domain/practice/settings';
import { Keyboard, LayoutGrid } from 'lucide-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { usePracticeSetup } from '../hooks/use-practice-setup.ts';
import { ColumnSelectors } from './ColumnSelectors.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { columnLanguage, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { PRACTICE_SETTINGS } from '../../../platform/browser/places.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import Checkbox from '@mui/material/Checkbox';

interface OptionProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ label, checked, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={checked} onChange={(_event, now) => onChange(now)} />}
      sx={{ mr: 0 }}
    />
  );
}

interface TestOptionsProps {
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
  /** Stored wrong answers of this cluster. */
  mistakes: number;
  onlyMistakes: boolean;
  onOnlyMistakes: (only: boolean) => void;
}

/** The dialog's checkboxes: three for typed answers, and one if there are mistakes. */
function TestOptions({ settings, onChange, mistakes, onlyMistakes, onOnlyMistakes }: TestOptionsProps) {
  const { t } = useLingui();
  if (settings.test_type !== 'text' && mistakes === 0) return null;
  return (
    <Box component="fieldset" aria-label={t`Options`} sx={{ display: 'grid', border: 0, p: 0, mx: 0, my: -0.5 }}>
      {settings.test_type === 'text' && (
        <>
          <Option
            label={<Trans>Number of letters recognition</Trans>}
            checked={settings.visible_character_boxes}
            onChange={(visible_character_boxes) => onChange({ visible_character_boxes })}
          />
          <Option
            label={<Trans>Random content selection</Trans>}
            checked={settings.randomize_row_order}
            onChange={(randomize_row_order) => onChange({ randomize_row_order })}
          />
          <Option
            label={<Trans>Capital letters recognition</Trans>}
            checked={settings.case_sensitivity}
            onChange={(case_sensitivity) => onChange({ case_sensitivity })}
          />
        </>
      )}
      {mistakes > 0 && (
        <Option
          label={<Trans>Memorizing last mistakes only ({mistakes})</Trans>}
          checked={onlyMistakes}
          onChange={onOnlyMistakes}
        />
      )}
    </Box>
  );
}

interface TestExtrasProps {
  cluster: ClusterColumns;
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
  /** Null without pictures. */
  latePictures: boolean | null;
  onLatePictures: (late: boolean) => void;
}

/** Number of questions, grading of typed answers, and display and audio of a question. */
function TestExtras({ cluster, settings, onChange, latePictures, onLatePictures }: TestExtrasProps) {
  const { t } = useLingui();
  const { source_col, test_type, grading, question_limit, autoplay } = settings;
  const spoken = source_col !== 0 && columnLanguage(cluster, source_col) !== null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <SelectField
          label={t`Number of questions`}
          value={String(question_limit ?? 'all')}
          options={[
            { value: 'all', label: t`All` },
            ...QUESTION_LIMITS.map((limit) => ({ value: String(limit), label: String(limit) })),
          ]}
          onChange={(chosen) => onChange({ question_limit: chosen === 'all' ? null : Number(chosen) })}
        />
        {test_type === 'text' && (
          <Box>
            <SelectField
              label={t`Grading`}
              value={grading}
              options={[
                { value: 'strict', label: t`Strict` },
                { value: 'helpful', label: t`Forgiving` },
              ]}
              onChange={(chosen) => onChange({ grading: chosen })}
            />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {grading === 'strict' ? (
                <Trans>The answer must be written exactly as in the table.</Trans>
              ) : (
                <Trans>Forgiving: small typos and any answer in the cell are accepted.</Trans>
              )}{' '}
              <TextLink to={PRACTICE_SETTINGS}>
                <Trans>Practice settings</Trans>
              </TextLink>
            </Typography>
          </Box>
        )}
      </Box>
      {spoken && (
        <FormControlLabel
          label={<Trans>Read each question aloud</Trans>}
          control={<Switch checked={autoplay} onChange={(_event, on) => onChange({ autoplay: on })} />}
          sx={{ mr: 0, my: -0.5 }}
        />
      )}
      {latePictures !== null && (
        <FormControlLabel
          label={<Trans>Show pictures only after the answer</Trans>}
          control={<Switch checked={latePictures} onChange={(_event, on) => onLatePictures(on)} />}
          sx={{ mr: 0, my: -0.5 }}
        />
      )}
    </>
  );
}

/** Typed answers or choices. */
function TestTypeToggle({ value, onChange }: { value: TestType; onChange: (type: TestType) => void }) {
  const { t } = useLingui();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={value}
      // Pressing the chosen one again would leave none.
      onChange={(_event, chosen: TestType | null) => chosen !== null && onChange(chosen)}
      aria-label={t`Kind of test`}
      // Pressing the selected one does nothing: Enter starts the test.
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLButtonElement && target.value === value)
          target.form?.requestSubmit();
      }}
      sx={{ '& .MuiToggleButton-root': { gap: 1 } }}
    >
      <ToggleButton value="text">
        <Keyboard size={18} aria-hidden />
        <Trans>Text input</Trans>
      </ToggleButton>
      <ToggleButton value="choice">
        <LayoutGrid size={18} aria-hidden />
        <Trans>Choices</Trans>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

interface TestDialogProps {
  cluster: Cluster;
  /** Choice of the voice, if there are several. */
  voices?: ReactNode;
  onClose: () => void;
}

/** LEARNING & PRACTICE: columns and options of a test. */
export default function TestDialog({ cluster, voices, onClose }: TestDialogProps) {
  const { t } = useLingui();
  const setup = usePracticeSetup(cluster);
  const { query, settings, questions } = setup;
  return (
    <AppDialog
      open
      title={<Trans>LEARNING & PRACTICE</Trans>}
      onClose={onClose}
      onSubmit={() => {
        if (setup.ready) setup.start();
      }}
      actions={
        <>
          <Typography
            component="output"
            variant="body2"
            sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {questions !== null && questions > 0 && <Plural value={questions} one="# question" other="# questions" />}
          </Typography>
          <SubmitActions label={<Trans>Start</Trans>} disabled={!setup.ready} onCancel={onClose} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        {query.error && query.data === undefined && (
          <RetryBanner onRetry={() => void query.refetch()}>{failureText(asFailure(query.error))}</RetryBanner>
        )}
        <TestTypeToggle value={settings.test_type} onChange={(test_type) => setup.change({ test_type })} />
        <ColumnSelectors cluster={cluster} columns={setup.columns} settings={settings} onChange={setup.change} />
        {setup.columns.length < 2 && (
          <Banner severity="info">
            <Trans>A practice test needs two columns. Add a second column to this cluster first.</Trans>
          </Banner>
        )}
        {questions === 0 && (
          <Banner severity="info">
            <Trans>There is nothing to practise: no row has a value in every column chosen here.</Trans>
          </Banner>
        )}
        <TestOptions
          settings={settings}
          onChange={setup.change}
          mistakes={setup.mistakes}
          onlyMistakes={setup.onlyMistakes}
          onOnlyMistakes={setup.setOnlyMistakes}
        />
        <TestExtras
          cluster={cluster}
          settings={settings}
          onChange={setup.change}
          latePictures={setup.latePictures}
          onLatePictures={setup.setLatePictures}
        />
        {voices}
        <Field
          label={t`Time-limit counter (seconds)`}
          value={setup.timeText}
          onChange={({ target }) => setup.setTimeText(target.value)}
          error={setup.timeMessage}
          hint={t`For each question, up to 250. Empty means no limit.`}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 10 }}
        />
      </Box>
    </AppDialog>
  );
}
