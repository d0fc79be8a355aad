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
import { LinkSheet } from './LinkSheet.tsx';
import { MailedLinks } from './MailedLinks.tsx';
import { PersonLine } from './PersonLine.tsx';

async function download(): Promise<void> {
  const file = new Blob([`\uFEFF${peopleAsCsv(await everybody())}`], { type: 'text/csv;charset=utf-8' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: 'people.csv' }).click();
  URL.revokeObjectURL(href);
}

const tell = (error: unknown) => showToast({ message: failureText(asFailure(error)), severity: 'error' });

/** Who uses this server: found, added, helped and removed. */
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
