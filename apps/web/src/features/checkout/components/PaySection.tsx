import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PREMIUM_FOOTNOTES } from '@wordcluster/domain/premium/plan-comparison';
import { payButton } from '@wordcluster/domain/premium/prices';
import { Footnotes } from '../../../ui/Footnotes.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { PaymentMarks } from './PaymentMarks.tsx';
import { priceLabel } from '../../../ui/money.ts';

export type LegalDocument = 'terms' | 'privacy';

interface PaySectionProps {
  cents: number;
  busy: boolean;
  onLegal: (document: LegalDocument) => void;
}

/** The button that pays, and what one should know before. */
export function PaySection({ cents, busy, onLegal }: PaySectionProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {priceLabel(payButton(cents), cents)}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          By buying you agree to the{' '}
          <Link component="button" type="button" variant="body2" onClick={() => onLegal('terms')}>
            Terms of Service
          </Link>{' '}
          and the{' '}
          <Link component="button" type="button" variant="body2" onClick={() => onLegal('privacy')}>
            Privacy Policy
          </Link>
          .
        </Trans>
      </Typography>
      <PaymentMarks />
      <Footnotes notes={PREMIUM_FOOTNOTES.map(translateMessage)} />
    </Box>
  );
}
