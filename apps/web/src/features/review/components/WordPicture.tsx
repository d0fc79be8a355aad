import Box from '@mui/material/Box';
import type { AskedWord } from '../state/asked-word.ts';
import { useLatePictures } from '../state/device-choices.ts';

/**
 * The picture of a word, large; only after the answer where the person wants it so. Without an alternative text: what it shows is what is asked.
 */
export function WordPicture({ asked: { picture }, answered }: { asked: AskedWord; answered: boolean }) {
  const late = useLatePictures((state) => state.late);
  if (picture === null || (late && !answered)) return null;
  return (
    <Box
      component="img"
      src={picture}
      alt=""
      sx={{
        display: 'block',
        mx: 'auto',
        mb: 3,
        maxWidth: '100%',
        maxHeight: '28vh',
        borderRadius: '12px',
      }}
    />
  );
}
