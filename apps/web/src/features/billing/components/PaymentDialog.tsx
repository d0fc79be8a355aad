import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { isCloseMessage } from '../state/close-message.ts';

interface PaymentDialogProps {
  /** The gateway's payment page. */
  address: string;
  /** The payer is done, or closed the dialog. */
  onClose: () => void;
}

/** The gateway's payment page in a frame. */
export function PaymentDialog({ address, onClose }: PaymentDialogProps) {
  const { t } = useLingui();
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (isCloseMessage(event, address, window.location.origin)) onClose();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  return (
    <AppDialog open title={t`Card payment`} onClose={onClose}>
      <Box
        component="iframe"
        src={address}
        title={t`Card payment`}
        allow="payment"
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 'calc(100dvh - 120px)', sm: 'min(640px, 70dvh)' },
          border: 0,
          borderRadius: 1,
          bgcolor: '#fff',
        }}
      />
    </AppDialog>
  );
}
