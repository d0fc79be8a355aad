import Box from '@mui/material/Box';
import { CircleCheck, CircleMinus, CircleX, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { good: CircleCheck, waiting: Clock3, bad: CircleX, quiet: CircleMinus };
const colors = { good: 'success.main', waiting: 'warning.main', bad: 'error.main', quiet: 'text.secondary' };

export type StatusKind = keyof typeof icons;

/** A state as a word, icon and colour. */
export function StatusMark({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Box component={icons[kind]} aria-hidden sx={{ width: 17, height: 17, flexShrink: 0, color: colors[kind] }} />
      {children}
    </Box>
  );
}
