import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useSite } from '../../../ui/site.ts';
import type { AddedPerson } from '../api/people.ts';
import { personName } from '../../../platform/browser/person-name.ts';
import styles from './link-sheet.module.css';

type Shown = Pick<AddedPerson, 'id' | 'first_name' | 'last_name' | 'email' | 'username' | 'sign_in_link'>;

/** One-time links to hand out: each on its own line, to be cut apart. The page prints the same list alone. */
export function LinkSheet({ people, onClose }: { people: readonly Shown[]; onClose: () => void }) {
  const { t } = useLingui();
  const { name: site } = useSite();
  return (
    <AppDialog
      open
      title={t`One-time links`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
          <Button variant="contained" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <Banner severity="info">
        <Trans>Each link signs in once, within 24 hours. It is shown only here: print it, or pass it on now.</Trans>
      </Banner>
      <Links people={people} />
      {createPortal(
        <div className={styles['paper']}>
          <h1>{site}</h1>
          <Links people={people} />
        </div>,
        document.body,
      )}
    </AppDialog>
  );
}

function Links({ people }: { people: readonly Shown[] }) {
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`One-time links`} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {people.map((person) => (
        <Box
          component="li"
          key={person.id}
          sx={{ py: 1.5, borderTop: 1, borderTopStyle: 'dashed', borderColor: 'divider' }}
        >
          <Typography sx={{ fontWeight: 700 }}>{personName(person)}</Typography>
          <Typography variant="body2" sx={{ opacity: 0.8, overflowWrap: 'anywhere' }} translate="no">
            {person.email ?? person.username}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="ltr" translate="no">
            {person.sign_in_link}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
