import { Trans, useLingui } from '@lingui/react/macro';
import { eventTypes, type EventType } from '@wordcluster/domain/accounts/events';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { EVENT_LABELS, eventSubject } from '../../../platform/browser/event-labels.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EventList } from '../../../ui/EventList.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { PersonPanel, type FoundPerson } from './PersonPanel.tsx';
import { personName } from '../../../platform/browser/person-name.ts';

const PER_PAGE = 50;
type Person = ResponseOf<'GET /api/events'>['events'][number]['by'];

/** Kinds that a server without a shop does not offer to look for. */
const OF_A_SHOP: ReadonlySet<EventType> = new Set([
  'order_created',
  'order_paid',
  'order_canceled',
  'coupon_changed',
  'settings_changed',
]);

/** The start of a local day as a moment; undefined for an empty or incomplete one. */
function startOf(day: string, daysLater = 0): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

interface EventFilter {
  type: EventType | '';
  from: string;
  to: string;
}

interface EventFiltersProps {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
}

function EventFilters({ filter, onFilter }: EventFiltersProps) {
  const { t, i18n } = useLingui();
  const { shop } = useInstallation();
  const kinds = (shop ? eventTypes : eventTypes.filter((one) => !OF_A_SHOP.has(one))).map((value) => ({
    value,
    label: i18n._(EVENT_LABELS[value]),
  }));
  const day = (name: 'from' | 'to', label: string) => (
    <Field
      label={label}
      type="date"
      size="small"
      value={filter[name]}
      onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 160px 160px' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SelectField<EventType | ''>
        label={t`Kind of event`}
        value={filter.type}
        options={[{ value: '', label: t`All` }, ...kinds]}
        onChange={(value) => onFilter({ ...filter, type: value })}
      />
      {day('from', t`From`)}
      {day('to', t`Until`)}
    </Box>
  );
}

/** The audit log for the administrator: all accounts, or one user's; by kind and by day. */
export function Events() {
  const { t, i18n } = useLingui();
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [filter, setFilter] = useState<EventFilter>({ type: '', from: '', to: '' });
  const [page, setPage] = useState(1);
  const query = {
    user_id: person === null ? undefined : String(person.id),
    type: filter.type === '' ? undefined : filter.type,
    from: startOf(filter.from),
    to: startOf(filter.to, 1),
    page: String(page),
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['events', query],
    queryFn: ({ signal }) => call('GET /api/events', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const change = (apply: () => void) => {
    apply();
    setPage(1);
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PersonPanel person={person} onPerson={(found) => change(() => setPerson(found))} />
      <EventFilters filter={filter} onFilter={(next) => change(() => setFilter(next))} />
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons />}
      {data?.events.length === 0 && (
        <EmptyState picture={<ScrollText size={48} strokeWidth={1.5} />} title={<Trans>No events here</Trans>}>
          <Trans>Nothing matches this search.</Trans>
        </EmptyState>
      )}
      {data && data.events.length > 0 && (
        <Box aria-busy={isPlaceholderData}>
          <EventList
            label={t`Events`}
            events={data.events.map(({ id, type: kind, user, by, about, from, at, times }) => ({
              id,
              what: i18n._(EVENT_LABELS[kind]),
              details: [
                times > 1 ? `${times} ×` : null,
                nameOf(user),
                by && by.id !== user?.id ? t`by ${nameOf(by)}` : null,
                eventSubject(kind, about),
                from,
              ],
              when: formatMoment(at),
            }))}
          />
        </Box>
      )}
      {data && <Pager page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />}
      {data && person === null && data.events.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans>Events are kept for a year</Trans>
        </Typography>
      )}
    </Box>
  );
}

const nameOf = (person: Person) => (person === null ? null : `${personName(person)} (${person.email})`);
