import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

const widths = { narrow: 560, text: 760, normal: 1200, full: 'none' } as const;

interface PageProps {
  /** Shown in the top bar and the browser's tab. */
  title: string;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The frame of a page inside the shell: margins of 24 px on a phone and 40 on a laptop, at most 1,200 px wide. */
export function Page({ title, width = 'normal', children }: PageProps) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: widths[width],
        mx: 'auto',
        px: { xs: 2, sm: 3, md: 5 },
        py: { xs: 3, md: 5 },
      }}
    >
      <PageTitle title={title} />
      {children}
    </Box>
  );
}
