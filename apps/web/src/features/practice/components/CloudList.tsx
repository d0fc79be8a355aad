import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';

/** More would keep a reader busy for minutes; the hardest come first. */
const MOST_WORDS = 100;

/** The word cloud in text, for screen readers. */
export function CloudList({ words }: { words: readonly CloudWord[] }) {
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`Words, the hardest first`} sx={visuallyHidden}>
      {words.slice(0, MOST_WORDS).map(({ row_id, value, answer, misses }) => (
        <li key={row_id}>
          {value}: {answer}, <Plural value={misses} _0="right at once" one="# mistake" other="# mistakes" />
        </li>
      ))}
    </Box>
  );
}
