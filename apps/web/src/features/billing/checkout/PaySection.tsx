import { useLingui, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PREMIUM_FOOTNOTES } from '@wordcluster/domain/premium/plan-comparison';
import { payButton } from '@wordcluster/domain/premium/prices';
import { Footnotes } from '../../../ui/Footnotes.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { priceLabel } from '../../../ui/money.ts';

const MARKS = ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay'];

/** The gateway's payment methods: names in badges, without logos. */
function PaymentMarks() {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Ways to pay`}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        // On a phone two and two; in a line they would break after the third.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        flexWrap: 'wrap',
        gap: 1,
      }}
    >
      {MARKS.map((mark) => (
        <Box
          key={mark}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            height: { xs: 36, sm: 28 },
            px: 1.25,
            border: 1,
            borderColor: 'tones.hairline',
            borderRadius: 0.75,
            typography: 'caption',
            fontWeight: 700,
            color: 'text.secondary',
          }}
        >
          {mark}
        </Box>
      ))}
    </Box>
  );
}

export type LegalDocument = 'terms' | 'privacy';

interface PaySectionProps {
  cents: number;
  busy: boolean;
  onLegal: (document: LegalDocument) => void;
}

/** The payment button, with the legal notes. */
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
