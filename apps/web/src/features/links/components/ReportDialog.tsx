import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reasonProblem } from '@wordcluster/domain/clusters/links';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { useReport } from '../api/link.ts';

/** Reports a link to the administrator. */
export default function ReportDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui();
  const form = useFields({ reason: '' }, { reason: (reason: string) => reasonProblem(reason.trim()) });
  const report = useReport(code);
  const submit = () => {
    form.touchAll();
    if (!form.valid || report.isPending) return;
    report.mutate(form.values.reason.trim(), {
      onSuccess: (answer) => {
        onClose();
        showToast({ message: translateResponse(answer), severity: 'success' });
      },
    });
  };
  return (
    <AppDialog
      open
      title={<Trans>Report this page</Trans>}
      onClose={onClose}
      onSubmit={submit}
      unsaved={form.values.reason.trim() !== ''}
      actions={
        <SubmitActions label={<Trans>Send</Trans>} disabled={!form.valid} busy={report.isPending} onCancel={onClose} />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {report.isError && <Banner>{failureText(asFailure(report.error))}</Banner>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Offensive, deceptive or copied content? Tell us what is wrong and we will look at it.</Trans>
        </Typography>
        <Field label={t`What is wrong?`} multiline minRows={3} autoFocus {...form.field('reason')} />
      </Box>
    </AppDialog>
  );
}
