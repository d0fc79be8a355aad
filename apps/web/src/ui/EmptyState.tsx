import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing or an icon, for the eye only. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** Says that there is nothing yet and what to do about it. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, sm: 10 }, px: 3 }}>
      {picture ? (
        <Box aria-hidden sx={{ color: 'primary.main', mb: 1, '& svg': { display: 'block' } }}>
          {picture}
        </Box>
      ) : null}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children ? <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{children}</Typography> : null}
      {actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 2 }}>{actions}</Box>
      ) : null}
    </Box>
  );
}
