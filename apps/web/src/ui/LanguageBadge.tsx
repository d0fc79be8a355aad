import Box from '@mui/material/Box';

/** A language as two or three letters. No flags: a language is not a country. */
export function LanguageBadge({ code }: { code: string }) {
  return (
    <Box
      component="span"
      translate="no"
      sx={{
        flexShrink: 0,
        px: 0.75,
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'tones.hairline',
        bgcolor: 'tones.raised',
        color: 'text.secondary',
        fontSize: '0.6875rem',
        fontWeight: 700,
        lineHeight: '18px',
        letterSpacing: '0.04em',
        textTransform: 'uppercase',
      }}
    >
      {code}
    </Box>
  );
}
