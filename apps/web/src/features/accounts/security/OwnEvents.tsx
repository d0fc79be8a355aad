import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { call } from '../../../platform/http/api.ts';
import { EVENT_LABELS, eventSubject } from '../../../platform/browser/event-labels.ts';
import { useUser } from '../../../platform/session/session.ts';
import { EventList } from '../../../ui/EventList.tsx';
import { failureText } from '../../../ui/messages.ts';
import { formatMoment } from '../../../ui/moment.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { Section } from './Section.tsx';
import { personName } from '../../../platform/browser/person-name.ts';

const PER_PAGE = 50;

/** Events in the account in the last year. */
export function OwnEvents() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['own-events', page],
    queryFn: ({ signal }) => call('GET /api/user/events', { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
  const whoElse = (by: { id: number; first_name: string; last_name: string } | null) =>
    by === null || by.id === user?.id ? null : t`by ${personName(by)}`;
  return (
    <Section
      title={<Trans>Account activity</Trans>}
      lead={
        <Trans>
          Kept for a year. If you do not recognise something here, sign out all devices and change your password.
        </Trans>
      }
    >
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons />}
      {data && (
        <EventList
          label={t`Account activity`}
          events={data.events.map(({ id, type, about, by, from, at, times }) => ({
            id,
            what: i18n._(EVENT_LABELS[type]),
            details: [times > 1 ? `${times} ×` : null, eventSubject(type, about), whoElse(by), from],
            when: formatMoment(at),
          }))}
        />
      )}
      {data && <Pager page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />}
    </Section>
  );
}
