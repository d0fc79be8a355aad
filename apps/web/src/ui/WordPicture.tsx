import Box from '@mui/material/Box';
import { useState } from 'react';

interface WordPictureProps {
  /** Null, too, for a word without one. */
  address: string | null | undefined;
  /** Its space is reserved, to avoid a layout shift. */
  hidden: boolean;
}

/** A word's picture, large. Without an alternative text, which would reveal the answer. */
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
