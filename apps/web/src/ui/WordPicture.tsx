import Box from '@mui/material/Box';
import { useState } from 'react';

interface WordPictureProps {
  /** Null, too, where a word has none. */
  address: string | null | undefined;
  /** Its place is kept, so that nothing moves when it shows. */
  hidden: boolean;
}

/** The picture of a word, large. Without an alternative text: what it shows is what is asked. */
export function WordPicture({ address, hidden }: WordPictureProps) {
  const [gone, setGone] = useState<string | null>(null);
  if (!address || gone === address) return null;
  return (
    <Box
      component="img"
      src={address}
      alt=""
      onError={() => setGone(address)}
      sx={{
        display: 'block',
        mx: 'auto',
        mb: 3,
        maxWidth: '100%',
        maxHeight: '28vh',
        borderRadius: '12px',
        visibility: hidden ? 'hidden' : 'visible',
      }}
    />
  );
}
