import { i18n } from '@lingui/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { useOpenedOnce } from '../../ui/use-opened-once.ts';
import { initials } from './initials.ts';
import { personName } from '../../platform/browser/person-name.ts';

const UserMenuList = lazy(() => import('./UserMenuList.tsx'));

/** The user's name and everything about the account. */
export function UserMenu({ onHowItWorks }: { onHowItWorks: () => void }) {
  const user = useUser();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const listWanted = useOpenedOnce(open);
  if (user === null) return null;
  const name = personName(user);
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, px: 1, gap: 1 }}
      >
        <Box
          aria-hidden
          sx={{
            width: 30,
            height: 30,
            borderRadius: '50%',
            bgcolor: 'tones.raised',
            border: 1,
            borderColor: user.tier !== null ? 'primary.main' : 'divider',
            display: 'grid',
            placeItems: 'center',
            typography: 'caption',
            fontWeight: 700,
          }}
        >
          {initials(user, i18n.locale)}
        </Box>
        <Typography
          component="span"
          variant="body2"
          noWrap
          // On phones only the initials are seen, but the name is still read.
          sx={{
            maxWidth: 200,
            '@media (max-width: 599.95px)': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
          }}
        >
          {name}
        </Typography>
        <Box component={ChevronDown} size={16} aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }} />
      </Button>
      {listWanted && (
        <Suspense>
          <UserMenuList
            user={user}
            name={name}
            button={button}
            open={open}
            onClose={() => setOpen(false)}
            onHowItWorks={onHowItWorks}
          />
        </Suspense>
      )}
    </>
  );
}
