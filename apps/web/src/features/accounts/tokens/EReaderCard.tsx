import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BookMarked, Plus, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';
import { useClusters } from '../../../platform/queries/clusters.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Confirmation } from '../api/security.ts';
import { PasswordDialog } from '../security/PasswordDialog.tsx';
import { Line, Lines } from '../security/Section.tsx';
import { LastUsedMark } from './LastUsedMark.tsx';
import { CopyLine } from './CopyLine.tsx';
import { ProgramFrame } from './ProgramCard.tsx';

type EReader = ResponseOf<'GET /api/e-readers'>['e_readers'][number];
type Made = ResponseOf<'POST /api/e-readers'>;

const E_READERS = ['e-readers'];
/** The same interval as for tokens. */
const EVERY_MS = 15_000;
const refresh = () => queryClient.invalidateQueries({ queryKey: E_READERS });

/** E-readers with KOReader, whose looked-up words become rows of a cluster. */
export function EReaderCard() {
  const { t } = useLingui();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: E_READERS,
    queryFn: ({ signal }) => call('GET /api/e-readers', { signal }),
    refetchInterval: EVERY_MS,
  });
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<EReader | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: EReader) => call('DELETE /api/e-readers/:id', { params: { id } }),
    onSuccess: async (_answer, { id }) => {
      setEnding(null);
      if (made?.id === id) setMade(null);
      await refresh();
    },
  });
  return (
    <ProgramFrame
      icon={<BookMarked />}
      name={<Trans>E-reader with KOReader</Trans>}
      lead={<Trans>Words you look up in a book become rows of a cluster, with the sentence.</Trans>}
    >
      <Typography>
        <Trans>
          In KOReader’s vocabulary builder, choose cloud sync with WebDAV and enter the address as the server.
        </Trans>
      </Typography>
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {data !== undefined && data.e_readers.length > 0 && (
        <Lines>
          {data.e_readers.map((reader) => (
            <Line
              key={reader.id}
              icon={<TabletSmartphone />}
              title={reader.name}
              detail={<LastUsedMark at={reader.last_used_at} now={dataUpdatedAt} />}
              action={
                <Button color="inherit" aria-label={t`Disconnect ${reader.name}`} onClick={() => setEnding(reader)}>
                  <Trans>Disconnect</Trans>
                </Button>
              }
            />
          ))}
        </Lines>
      )}
      {made !== null && (
        <>
          <CopyLine label={t`WebDAV address`} value={made.url} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>The address is shown only once. Leave the server’s user name and password empty.</Trans>
          </Typography>
        </>
      )}
      <div>
        <Button variant="outlined" startIcon={<Plus />} onClick={() => setMaking(true)}>
          <Trans>Connect an e-reader</Trans>
        </Button>
      </div>
      {making && <NewEReader onMade={setMade} onClose={() => setMaking(false)} />}
      {ending !== null && (
        <ConfirmDialog
          open
          title={<Trans>Disconnect this e-reader?</Trans>}
          body={<Trans>{ending.name} can no longer send words. Words it has already sent stay.</Trans>}
          confirm={<Trans>Disconnect</Trans>}
          busy={end.isPending}
          error={end.error ? failureText(asFailure(end.error)) : null}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </ProgramFrame>
  );
}

/** Asks for the cluster of its words. */
function NewEReader({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { data: clusters } = useClusters();
  const own = (clusters ?? []).filter(({ shared_by }) => shared_by === null);
  const [name, setName] = useState(() => t`E-reader`);
  const [chosen, setChosen] = useState<string | null>(null);
  const cluster = chosen ?? String(own[0]?.id ?? '');
  const make = async (confirmation: Confirmation) => {
    const body = { ...confirmation, cluster_id: Number(cluster), name };
    onMade(await call('POST /api/e-readers', { body }));
    onClose();
    await refresh();
  };
  return (
    <PasswordDialog
      title={<Trans>Connect an e-reader</Trans>}
      body={<Trans>Its new words go to the end of a cluster.</Trans>}
      confirm={<Trans>Create address</Trans>}
      ready={name.trim() !== '' && cluster !== ''}
      onConfirm={make}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Field
          label={<Trans>Name</Trans>}
          value={name}
          inputProps={{ maxLength: 60 }}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={t`Cluster`}
          value={cluster}
          options={own.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={setChosen}
        />
      </Box>
    </PasswordDialog>
  );
}
