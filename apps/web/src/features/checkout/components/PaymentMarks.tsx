import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';

const MARKS = ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay'];

/** The ways to pay that the gateway offers: their names in badges of our own, none of them with a drawing. */
export function PaymentMarks() {
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
