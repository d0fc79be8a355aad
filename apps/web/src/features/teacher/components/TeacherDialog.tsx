import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/api-failure.ts';
import type { Cluster } from '../../../platform/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { useToast } from '../../../ui/toasts.ts';
import { useGenerateRows } from '../api/generate-rows.ts';
import { useImportRows } from '../api/import-rows.ts';
import { usePrompt, type Target } from '../state/use-prompt.ts';
import { Preview } from './Preview.tsx';
import { PromptFields, type LanguagePicker } from './PromptFields.tsx';

/** Milliseconds for which the success message is shown. */
const SUCCESS_MS = 4000;

interface TeacherDialogProps {
  /** The user's clusters; only own, active ones are offered. */
  clusters: readonly Cluster[];
  /** The cluster whose page is shown, chosen at first. */
  cluster?: Cluster;
  mayCreate: boolean;
  voiced: ReadonlySet<string>;
  LanguagePicker: LanguagePicker;
  onClose: () => void;
  /** `created` says that the cluster is new. */
  onImported: (clusterId: number, created: boolean) => void;
}

/** Vocabulary from the teacher: the prompt, then the rows to look over, then the import. */
export default function TeacherDialog(props: TeacherDialogProps) {
  const { cluster, mayCreate, voiced, LanguagePicker: Picker, onClose, onImported } = props;
  const { t } = useLingui();
  const toast = useToast();
  const own = props.clusters.filter(({ disabled, shared_by }) => !disabled && shared_by === null);
  const first: Target | undefined = cluster ?? (mayCreate ? 'new' : own[0]);
  const prompt = usePrompt(first ?? 'new');
  const generate = useGenerateRows();
  const importing = useImportRows();
  const [error, setError] = useState<string | null>(null);
  const generation = generate.data;
  const show = (thrown: unknown) => setError(failureText(asFailure(thrown)));
  const { request } = prompt;
  const languages = [request.col_1_language, request.col_2_language, request.col_3_language].filter(
    (language) => language !== null,
  );

  const ask = () => {
    prompt.leaveAll();
    if (!prompt.valid || generate.isPending) return;
    setError(null);
    generate.mutate(request, { onError: show });
  };
  const start = () => {
    if (importing.isPending || generation?.importable_rows === 0) return;
    setError(null);
    importing.mutate(undefined, {
      onError: show,
      onSuccess: ({ message, cluster_id }) => {
        toast({ message: translateMessage(message), severity: 'success', duration: SUCCESS_MS });
        onImported(cluster_id, request.cluster_id === null);
      },
    });
  };
  const back = () => {
    setError(null);
    generate.reset();
  };

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
      busy={importing.isPending}
      actions={
        generation ? (
          <>
            <Button color="inherit" onClick={back} disabled={importing.isPending}>
              <Trans>Back</Trans>
            </Button>
            <Button
              key="import"
              type="submit"
              variant="contained"
              disabled={importing.isPending || generation.importable_rows === 0}
            >
              <Trans>Import</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button color="inherit" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              key="ask"
              type="submit"
              variant="contained"
              disabled={!prompt.valid || generate.isPending}
              startIcon={generate.isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
            >
              {generate.isPending ? <Trans>Working on it</Trans> : <Trans>Ask</Trans>}
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        {generation ? (
          <Preview generation={generation} languages={languages} />
        ) : (
          <PromptFields prompt={prompt} clusters={own} mayCreate={mayCreate} voiced={voiced} LanguagePicker={Picker} />
        )}
      </Box>
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {generate.isPending ? t`Working on it` : ''}
      </Box>
    </AppDialog>
  );
}
