import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { failureText } from '../../../ui/messages.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { everybody, PER_PAGE, usePeople, type AddedPerson } from '../api/people.ts';
import { peopleAsCsv } from '../state/pasted-people.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import type { Confirm } from './confirm.ts';
import { MailedLinks } from './MailedLinks.tsx';
import { PersonLine } from './PersonLine.tsx';
import Typography from '@mui/material/Typography';
import { createPortal } from 'react-dom';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useSite } from '../../../ui/site.ts';
import { personName } from '../../../platform/browser/person-name.ts';
import styles from './link-sheet.module.css';

type Shown = Pick<AddedPerson, 'id' | 'first_name' | 'last_name' | 'email' | 'username' | 'sign_in_link'>;

/** One-time links to print: each on its own line, to be cut apart. The page prints this list alone. */
function LinkSheet({ people, onClose }: { people: readonly Shown[]; onClose: () => void }) {
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

async function download(): Promise<void> {
  const file = new Blob([`\uFEFF${peopleAsCsv(await everybody())}`], { type: 'text/csv;charset=utf-8' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: 'people.csv' }).click();
  URL.revokeObjectURL(href);
}

const tell = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });

/** User management: find, add, help and remove. */
export function People({ Confirm }: { Confirm: Confirm }) {
  const { t } = useLingui();
  const { mails } = useInstallation();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const [sheet, setSheet] = useState<readonly Omit<AddedPerson, 'role' | 'locked' | 'last_seen'>[] | null>(null);
  const { data, error, refetch, isPlaceholderData } = usePeople(search, page);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <SearchField
          label={t`Search people`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <Button variant="contained" startIcon={<UserPlus />} onClick={() => setAdding(true)} sx={{ minHeight: 48 }}>
          <Trans>Add people</Trans>
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() => void download().catch(tell)}
          sx={{ minHeight: 48 }}
        >
          <Trans>Export as CSV</Trans>
        </Button>
      </Box>
      {!mails && <MailedLinks />}
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons />}
      {data?.people.length === 0 && (
        <EmptyState picture={<Users size={48} strokeWidth={1.5} />} title={<Trans>Nobody here</Trans>}>
          <Trans>Nobody matches this search.</Trans>
        </EmptyState>
      )}
      {data && data.people.length > 0 && (
        <Box
          component="ul"
          aria-label={t`People`}
          aria-busy={isPlaceholderData}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {data.people.map((person) => (
            <PersonLine
              key={person.id}
              person={person}
              Confirm={Confirm}
              onLink={(sign_in_link) => setSheet([{ ...person, sign_in_link }])}
            />
          ))}
        </Box>
      )}
      {data && <Pager page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />}
      {adding && (
        <AddPeopleDialog
          onClose={() => setAdding(false)}
          onAdded={(people) => {
            setAdding(false);
            setSheet(people);
          }}
        />
      )}
      {sheet !== null && <LinkSheet people={sheet} onClose={() => setSheet(null)} />}
    </Box>
  );
}
