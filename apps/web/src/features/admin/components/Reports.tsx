import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonProblem } from '@wordcluster/domain/clusters/links';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { DotSeparated } from '../../../ui/DotSeparated.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { personName } from '../../../platform/browser/person-name.ts';

type Report = ResponseOf<'GET /api/reports'>[number];

const reportsKey = ['reports'];
const refreshReports = () => queryClient.invalidateQueries({ queryKey: reportsKey });
const said = (answer: Parameters<typeof translateResponse>[0]) =>
  showToast({ message: translateResponse(answer), severity: 'success' });

/** Reported links: review, close with a reason, or dismiss. */
export function Reports() {
  const { data, error, refetch } = useQuery({
    queryKey: reportsKey,
    queryFn: ({ signal }) => call('GET /api/reports', { signal }),
  });
  const [closing, setClosing] = useState<Report | null>(null);
  if (error) return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  if (data === undefined) return <Spinner />;
  return (
    <>
      {data.length === 0 && (
        <EmptyState title={<Trans>No reports</Trans>}>
          <Trans>Reported links appear here until you review them.</Trans>
        </EmptyState>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data.map((report) => (
          <ReportItem key={report.id} report={report} onClose={() => setClosing(report)} />
        ))}
      </Box>
      {closing !== null && <CloseDialog report={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function ReportItem({ report, onClose }: { report: Report; onClose: () => void }) {
  const { title, owner, link, reason } = report;
  const dismiss = useMutation({
    mutationFn: () => call('POST /api/reports/:report_id/dismiss', { params: { report_id: report.id } }),
    onSuccess: async (answer) => {
      said(answer);
      await refreshReports();
    },
  });
  return (
    <Paper component="li" sx={{ border: 1, borderColor: 'divider', p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500, whiteSpace: 'pre-wrap', textAlign: 'left' }} dir="auto">
        {reason}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        <DotSeparated parts={[formatMoment(report.reported_at), title, `${personName(owner)}, ${owner.email}`]} />
      </Typography>
      {dismiss.isError && <Banner>{failureText(asFailure(dismiss.error))}</Banner>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" color="inherit" href={link.url} target="_blank" rel="noreferrer">
          <Trans>View</Trans>
        </Button>
        <Button variant="outlined" color="error" onClick={onClose}>
          <Trans>Turn off link</Trans>
        </Button>
        <Button color="inherit" disabled={dismiss.isPending} onClick={() => dismiss.mutate()}>
          <Trans>Nothing is wrong</Trans>
        </Button>
      </Box>
    </Paper>
  );
}

function CloseDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useLingui();
  const form = useFields({ reason: '' }, { reason: (reason: string) => reasonProblem(reason.trim()) });
  const close = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/reports/:report_id/close', { params: { report_id: report.id }, body: { reason } }),
    onSuccess: async (answer) => {
      onClose();
      said(answer);
      await refreshReports();
    },
  });
  const submit = () => {
    form.touchAll();
    if (form.valid && !close.isPending) close.mutate(form.values.reason.trim());
  };
  return (
    <AppDialog
      open
      title={<Trans>Turn off link</Trans>}
      onClose={onClose}
      onSubmit={submit}
      unsaved={form.values.reason.trim() !== ''}
      actions={
        <SubmitActions
          label={<Trans>Turn off link</Trans>}
          disabled={!form.valid}
          busy={close.isPending}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {close.isError && <Banner>{failureText(asFailure(close.error))}</Banner>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>
            Nobody can open “{report.title}” with this link any more, and its owner cannot create another one. The owner
            receives your reason by e-mail.
          </Trans>
        </Typography>
        <Field label={t`Reason`} multiline minRows={3} autoFocus {...form.field('reason')} />
      </Box>
    </AppDialog>
  );
}
