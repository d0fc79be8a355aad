import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { usePrompt, type Prompt } from '../hooks/use-prompt.ts';
import { BuiltInTeacher } from './BuiltInTeacher.tsx';
import { PromptFields, type LanguagePicker } from './PromptFields.tsx';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { teacherPreviewNotice } from '@wordcluster/domain/clusters/teacher-request';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { translateResponse, translateMessage, failureText } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { type Generation, useGenerateRows, useImportRows } from '../api/calls.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Milliseconds for which the success message is shown. */
const SUCCESS_MS = 4000;

/** State of the dialog: generate, preview, back to the prompt, import. */
function useTeaching(
  { request, valid, leaveAll }: Prompt,
  /** `created`: the cluster is new. */
  onImported: (clusterId: number, created: boolean) => void,
) {
  const generate = useGenerateRows();
  const importRows = useImportRows();
  const [error, setError] = useState<string | null>(null);
  const generation = generate.data;
  const asking = generate.isPending;
  const importing = importRows.isPending;
  const show = (thrown: unknown) => setError(failureText(asFailure(thrown)));

  const ask = () => {
    leaveAll();
    if (!valid || asking) return;
    setError(null);
    generate.mutate(request, { onError: show });
  };
  const start = () => {
    if (importing || generation?.importable_rows === 0) return;
    setError(null);
    importRows.mutate(undefined, {
      onError: show,
      onSuccess: (answer) => {
        showToast({ message: translateResponse(answer), severity: 'success', duration: SUCCESS_MS });
        onImported(answer.cluster_id, request.cluster_id === null);
      },
    });
  };
  const back = () => {
    setError(null);
    generate.reset();
  };
  return { generation, asking, importing, error, dismissError: () => setError(null), ask, start, back };
}

interface PromptActionsProps {
  asking: boolean;
  valid: boolean;
  onCancel: () => void;
}

/** The buttons of the prompt. */
function PromptActions({ asking, valid, onCancel }: PromptActionsProps) {
  return (
    <>
      <Button color="inherit" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={!valid || asking}
        startIcon={asking ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {asking ? <Trans>Working on it</Trans> : <Trans>Ask</Trans>}
      </Button>
    </>
  );
}

interface PreviewActionsProps {
  importing: boolean;
  importable: boolean;
  onBack: () => void;
}

/** The buttons of the preview. */
function PreviewActions({ importing, importable, onBack }: PreviewActionsProps) {
  return (
    <>
      <Button color="inherit" onClick={onBack} disabled={importing}>
        <Trans>Back</Trans>
      </Button>
      <Button type="submit" variant="contained" disabled={importing || !importable}>
        <Trans>Import</Trans>
      </Button>
    </>
  );
}

/** Step 1: the rows before they are imported. Those that the plan leaves out are shown, but faint. */
function Preview({ generation, languages }: { generation: Generation; languages: readonly string[] }) {
  const { t } = useLingui();
  const nameOf = useLanguageName();
  const { rows, real_rows, importable_rows } = generation;
  const notice = teacherPreviewNotice(real_rows, importable_rows);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {notice === null ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translateResponse(generation)}
        </Typography>
      ) : (
        <Banner severity="warning">
          {translateMessage(notice)}{' '}
          <TextLink to="/premium">
            <Trans>Upgrade to PREMIUM</Trans>
          </TextLink>
        </Banner>
      )}
      {/* Long words of three columns are wider than a phone; the keyboard scrolls from here too. */}
      <Box
        role="region"
        aria-label={t`Rows from your teacher`}
        tabIndex={0}
        sx={{ border: 1, borderColor: 'tones.hairline', borderRadius: 2, overflowX: 'auto' }}
      >
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow sx={{ bgcolor: 'tones.raised' }}>
              <TableCell sx={{ width: { xs: 36, sm: 48 } }}>#</TableCell>
              {languages.map((language) => (
                <TableCell key={language}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                    <LanguageBadge code={language} />
                    {nameOf(language)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow
                // Rows have no identity of their own and never change their order.
                key={`${index} ${row.join(' ')}`}
                aria-disabled={index >= importable_rows}
                sx={{
                  '&:last-child td': { border: 0 },
                  ...(index >= importable_rows && {
                    textDecoration: 'line-through',
                    '& td': { color: 'text.secondary' },
                  }),
                }}
              >
                <TableCell sx={{ color: 'text.secondary' }}>{index + 1}</TableCell>
                {row.map((value, at) => (
                  <TableCell
                    key={languages[at]}
                    lang={languages[at]}
                    dir={languageDirection(languages[at] ?? null)}
                    translate="no"
                    sx={{ fontSize: '1.0625rem', overflowWrap: 'break-word', py: 1 }}
                  >
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

interface TeacherDialogProps {
  /** The user's clusters; only own, active ones are offered. */
  clusters: readonly Cluster[];
  /** The current cluster, selected at first. */
  cluster?: Cluster;
  mayCreate: boolean;
  voiced: ReadonlySet<string>;
  LanguagePicker: LanguagePicker;
  onClose: () => void;
  /** `created`: the cluster is new. */
  onImported: (clusterId: number, created: boolean) => void;
}

/** Vocabulary from the teacher: the prompt, then the rows to look over, then the import. */
export default function TeacherDialog(props: TeacherDialogProps) {
  const { cluster, mayCreate, voiced, LanguagePicker: Picker, onClose, onImported } = props;
  const { t } = useLingui();
  const own = props.clusters.filter(({ disabled, shared_by }) => !disabled && shared_by === null);
  const prompt = usePrompt(cluster ?? (mayCreate ? 'new' : own[0]) ?? 'new');
  const { generation, asking, importing, error, dismissError, ask, start, back } = useTeaching(prompt, onImported);
  const { col_1_language, col_2_language, col_3_language } = prompt.request;
  const languages = [col_1_language, col_2_language, col_3_language].filter((language) => language !== null);

  return (
    <AppDialog
      open
      maxWidth="md"
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Box component={Sparkles} aria-hidden sx={{ color: 'primary.main', flexShrink: 0 }} />
          <Trans>Ask A. I. Teacher</Trans>
        </Box>
      }
      onClose={onClose}
      onSubmit={generation ? start : ask}
      busy={importing}
      unsaved={generation !== undefined}
      actions={
        generation ? (
          <PreviewActions importing={importing} importable={generation.importable_rows > 0} onBack={back} />
        ) : (
          <PromptActions asking={asking} valid={prompt.valid} onCancel={onClose} />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <BuiltInTeacher />
        {error !== null && <Banner onClose={dismissError}>{error}</Banner>}
        {generation ? (
          <Preview generation={generation} languages={languages} />
        ) : (
          <PromptFields prompt={prompt} clusters={own} mayCreate={mayCreate} voiced={voiced} LanguagePicker={Picker} />
        )}
      </Box>
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {asking ? t`Working on it` : ''}
      </Box>
    </AppDialog>
  );
}
