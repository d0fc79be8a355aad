import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { usePreferences } from '../../platform/queries/preferences.ts';
import { AppDialog } from '../../ui/AppDialog.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        minWidth: 28,
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'tones.raised',
        font: 'inherit',
        typography: 'caption',
        fontWeight: 700,
        textAlign: 'center',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

interface Keys {
  /** Keys of a combination are joined by a plus; alternatives are listed side by side. */
  keys: readonly string[];
  does: string;
}

function Group({ title, list }: { title: string; list: readonly Keys[] }) {
  return (
    <Box component="section">
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
        {list.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Typography component="dt" variant="body2">
              {does}
            </Typography>
            <Box component="dd" dir="ltr" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0 }}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A note if single-key shortcuts are disabled. */
function SingleKeysOff({ onClose }: { onClose: () => void }) {
  const { preferences } = usePreferences();
  if (preferences.single_keys) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2 }}>
      <Trans>
        Single-key shortcuts are off; you can turn them on in your{' '}
        <TextLink to="/preferences" onClick={onClose}>
          preferences
        </TextLink>
        .
      </Trans>
    </Typography>
  );
}

interface ShortcutSheetProps {
  /** A visitor by a link: no other page, and no preferences. */
  visiting: boolean;
  onClose: () => void;
}

/** All keyboard shortcuts, by context. */
export default function ShortcutSheet({ visiting, onClose }: ShortcutSheetProps) {
  const { t } = useLingui();
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const groups: { title: string; list: Keys[] }[] = [
    {
      title: t`On every page`,
      list: [
        { keys: [`${control} + K`], does: t`Find clusters, words and commands` },
        { keys: ['/'], does: t`Search on this page` },
        { keys: ['N'], does: t`Add a cluster or a row` },
        { keys: ['P'], does: t`Practise` },
        { keys: ['?'], does: t`This list` },
      ],
    },
    {
      title: t`In the table`,
      list: [
        { keys: ['↑', '↓', '←', '→'], does: t`Go to another cell` },
        { keys: ['Enter', 'F2'], does: t`Edit the cell` },
        { keys: ['Esc'], does: t`Cancel editing the cell` },
        { keys: ['Space', 'Shift + Space'], does: t`Select rows` },
        { keys: ['Alt + ↑', 'Alt + ↓'], does: t`Move the row` },
        { keys: ['Delete'], does: t`Empty the cell, or delete the selected rows` },
        { keys: ['Shift + Delete'], does: t`Delete the row` },
        { keys: [`${control} + A`], does: t`Select all rows` },
        { keys: [`${control} + C`], does: t`Copy the cell, or the selected rows` },
        { keys: [`${control} + Z`, `${control} + Y`], does: t`Undo and redo` },
      ],
    },
    {
      title: t`While practising`,
      list: [
        { keys: ['1', '2', '3', '4'], does: t`Choose an answer, or rate a card` },
        { keys: ['Enter'], does: t`Check, and continue` },
        { keys: ['Space'], does: t`Show the answer` },
        { keys: [`${control} + Z`], does: t`Undo last answer` },
        { keys: ['Esc'], does: t`Leave review` },
      ],
    },
  ];
  return (
    <AppDialog open title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose} maxWidth={visiting ? 'xs' : 'md'}>
      {!visiting && <SingleKeysOff onClose={onClose} />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: '1fr', md: visiting ? '1fr' : '1fr 1fr' },
        }}
      >
        {(visiting ? groups.slice(-1) : groups).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Box>
    </AppDialog>
  );
}
