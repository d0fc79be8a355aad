import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CheckField } from '../../../ui/CheckField.tsx';
import type { WordsFound } from '../api/import-rows.ts';

interface DeckChoiceProps {
  title: ReactNode;
  decks: WordsFound['decks'];
  chosen: ReadonlySet<number>;
  disabled: boolean;
  onChange: (decks: ReadonlySet<number>) => void;
}

/** How many notes a part of the file has. */
export const Notes = ({ count }: { count: number }) => <Plural value={count} one="# note" other="# notes" />;

/** Decks of a package to import. A collection has dozens: the list scrolls. */
export function DeckChoice({ title, decks, chosen, disabled, onChange }: DeckChoiceProps) {
  const heading = useId();
  const all = chosen.size === decks.length;
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <Box role="group" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={heading} variant="subtitle2" component="h3">
          {title}
        </Typography>
        <Button
          size="small"
          color="inherit"
          disabled={disabled}
          onClick={() => onChange(new Set(all ? [] : decks.map(({ id }) => id)))}
        >
          {all ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
        </Button>
      </Box>
      <Box sx={{ maxHeight: 264, overflowY: 'auto', pl: 1.25, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        {decks.map(({ id, name, notes }) => (
          <CheckField
            key={id}
            label={name.replaceAll('::', ' › ') || <Trans>Without a name</Trans>}
            hint={<Notes count={notes} />}
            checked={chosen.has(id)}
            disabled={disabled}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      </Box>
    </Box>
  );
}
