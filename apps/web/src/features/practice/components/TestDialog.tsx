import { Trans, useLingui, Plural } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { TestType } from '@wordcluster/domain/practice/settings';
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
import { TestExtras } from './TestExtras.tsx';
import { TestOptions } from './TestOptions.tsx';

/** Typing answers, or choosing them. */
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
      // The chosen one has nothing else to do: Enter starts the test.
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
  /** Who reads the words aloud, where there is a choice. */
  voices?: ReactNode;
  onClose: () => void;
}

/** LEARNING & PRACTICE: which columns are asked, and how. */
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
