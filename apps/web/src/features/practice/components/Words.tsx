import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { directionOf, type TestColumn } from '../state/answer-fields.ts';

/** A column's name, small, above its words. */
export function ColumnLabel({ column }: { column: TestColumn }) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        typography: 'subtitle2',
        overflowWrap: 'anywhere',
      }}
    >
      {column.name}
      {column.language !== null && <LanguageBadge code={column.language} />}
    </Box>
  );
}

/** The learner's own words: the largest type of the screen, smaller only for whole sentences. */
export function Words({ text, column, id }: { text: string; column: TestColumn; id?: string }) {
  const variant = text.length <= 48 ? 'h1' : text.length <= 160 ? 'h2' : 'h4';
  return (
    <Typography
      variant={variant}
      component="p"
      id={id}
      lang={column.language ?? undefined}
      dir={directionOf(column.language, text)}
      translate="no"
      // Room for scripts whose letters reach far up and down.
      sx={{ lineHeight: 1.4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'center' }}
    >
      {text}
    </Typography>
  );
}
