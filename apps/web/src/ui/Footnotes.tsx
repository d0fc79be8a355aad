import Box from '@mui/material/Box';

/** Small print below the content it belongs to. */
export function Footnotes({ notes }: { notes: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5, maxWidth: '70ch', color: 'text.secondary' }}
    >
      {notes.map((note) => (
        <Box component="li" key={note} sx={{ typography: 'caption' }}>
          {note}
        </Box>
      ))}
    </Box>
  );
}
