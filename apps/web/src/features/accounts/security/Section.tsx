import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the security page: a card with a heading and its actions. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {lead ? <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{lead}</Typography> : null}
      </div>
      {children}
    </Card>
  );
}

interface LineProps {
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** An entry of a list: title, detail and action. */
export function Line({ icon, title, detail, action }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box aria-hidden sx={{ color: 'text.secondary', display: 'flex' }}>
        {icon}
      </Box>
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        {detail ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        ) : null}
      </Box>
      {action}
    </Box>
  );
}

export function Lines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
