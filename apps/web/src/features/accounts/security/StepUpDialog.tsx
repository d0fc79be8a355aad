import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { useFactorRequest } from '../../../platform/http/second-factor.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import { useProof } from './ProofFields.tsx';

/** Re-authentication of the administrator by the second factor before a change; valid for 15 minutes. */
export default function StepUpDialog() {
  const request = useFactorRequest((state) => state.request);
  return request && <Ask answer={request.answer} />;
}

function Ask({ answer }: { answer: (confirmed: boolean) => void }) {
  const { fields, proof, ready, reset } = useProof();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    setError(null);
    try {
      await call('POST /api/user/second-factor', { body: proof });
      answer(true);
    } catch (thrown) {
      reset();
      setError(failureText(asFailure(thrown)));
      setBusy(false);
    }
  };
  return (
    <AppDialog
      open
      title={<Trans>Confirm it’s you</Trans>}
      onClose={() => answer(false)}
      busy={busy}
      maxWidth="xs"
      onSubmit={() => void submit()}
      actions={
        <SubmitActions label={<Trans>Confirm</Trans>} disabled={!ready} busy={busy} onCancel={() => answer(false)} />
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Administrative changes ask for your second factor again every 15 minutes.</Trans>
        </Typography>
        {fields}
      </Box>
    </AppDialog>
  );
}
