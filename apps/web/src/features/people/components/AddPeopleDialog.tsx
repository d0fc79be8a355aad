import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { useAddPeople, type AddedPerson } from '../api/people.ts';
import { pastedPeople } from '../state/pasted-people.ts';

interface AddPeopleDialogProps {
  onAdded: (people: readonly AddedPerson[]) => void;
  onClose: () => void;
}

/** Adds one user or a list: pasted, or from a CSV file. */
export function AddPeopleDialog({ onAdded, onClose }: AddPeopleDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const add = useAddPeople();
  const people = pastedPeople(text);
  const failure = add.error ? asFailure(add.error) : null;
  // The server's errors have the index in the list; users count lines from one.
  const wrong = Object.entries(failure?.errors ?? {}).map(([field, messages]) => {
    const index = /^people\.(\d+)\./.exec(field)?.[1];
    const sentence = messages.map(translateMessage).join(', ');
    const line = Number(index) + 1;
    return index === undefined ? sentence : t`Line ${line}: ${sentence}`;
  });
  const submit = () => add.mutate(people, { onSuccess: (answer) => onAdded(answer.people) });
  return (
    <AppDialog
      open
      title={t`Add people`}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="contained" disabled={people.length === 0 || add.isPending} onClick={submit}>
            <Plural value={people.length} _0="Add people" one="Add # person" other="Add # people" />
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            One person per line: an e-mail address, or a first and a last name. People without an address get a name to
            log in with.
          </Trans>
        </Typography>
        {failure !== null && <Banner>{wrong.length > 0 ? wrong.join(' ') : failureText(failure)}</Banner>}
        <Field
          label={t`People, one per line`}
          multiline
          minRows={6}
          maxRows={14}
          value={text}
          placeholder={'Eva Kováčová\ntom@example.com'}
          onChange={({ target }) => setText(target.value)}
        />
        <Button component="label" variant="outlined" sx={{ justifySelf: 'start' }}>
          <Trans>Read a CSV file</Trans>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            hidden
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        </Button>
      </Box>
    </AppDialog>
  );
}
