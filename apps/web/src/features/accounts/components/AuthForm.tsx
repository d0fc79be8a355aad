import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, SubmitEventHandler } from 'react';

interface AuthFormProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  onSubmit: SubmitEventHandler<HTMLElement>;
  children: ReactNode;
}

/** The form of a visitor's page: one column, one thing after the other. */
export function AuthForm({ title, lead, onSubmit, children }: AuthFormProps) {
  return (
    <Box component="form" onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {lead ? <Typography sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Typography> : null}
      </div>
      {children}
    </Box>
  );
}
