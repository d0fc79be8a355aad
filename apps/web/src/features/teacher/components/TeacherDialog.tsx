import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { usePrompt } from '../hooks/use-prompt.ts';
import { useTeaching } from '../hooks/use-teaching.ts';
import { BuiltInTeacher } from './BuiltInTeacher.tsx';
import { Preview } from './Preview.tsx';
import { PromptFields, type LanguagePicker } from './PromptFields.tsx';
import { PreviewActions, PromptActions } from './TeacherActions.tsx';

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
