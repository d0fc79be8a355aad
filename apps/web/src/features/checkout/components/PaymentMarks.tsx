import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';

const MARKS = ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay'];

/** The ways to pay that the gateway offers, as small badges of our own. */
export function PaymentMarks() {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Ways to pay`}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {MARKS.map((mark) => (
        <Box
          key={mark}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            height: 28,
            px: 1.25,
            border: 1,
            borderColor: 'tones.hairline',
            borderRadius: 0.75,
            typography: 'caption',
            fontWeight: 700,
            color: 'text.secondary',
          }}
        >
          {mark === 'Mastercard' && (
            <svg width="20" height="13" viewBox="0 0 20 13" aria-hidden>
              <circle cx="6.5" cy="6.5" r="6" fill="currentColor" opacity="0.9" />
              <circle cx="13.5" cy="6.5" r="6" fill="currentColor" opacity="0.5" />
            </svg>
          )}
          {mark}
        </Box>
      ))}
    </Box>
  );
}
