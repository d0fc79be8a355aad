import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';

interface Message {
  origin: string;
  data: unknown;
}

/**
 * Whether a message closes the payment page. Accepted from the gateway's origin (the frame's address) and, as plain
 * 'closePopup', from our own, where the gateway returns the payer; any other sender could close it on a payer.
 */
export function isCloseMessage({ origin, data }: Message, frameAddress: string, ownOrigin: string): boolean {
  const gateway = originOf(frameAddress, ownOrigin);
  if (data === 'closePopup') return origin === gateway || origin === ownOrigin;
  return origin === gateway && typeof data === 'string' && asksToClose(data);
}

function originOf(address: string, ownOrigin: string): string | null {
  return URL.canParse(address, ownOrigin) ? new URL(address, ownOrigin).origin : null;
}

function asksToClose(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'action' in message && message.action === 'close';
  } catch {
    return false;
  }
}

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
