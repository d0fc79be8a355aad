import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Choices that belong together, under their heading. */
export function PreferencePart({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <Card component="section" id={id} sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5, scrollMarginTop: 72 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Two fields side by side if there is space. */
export const TWO = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;
