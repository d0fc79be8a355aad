import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';

interface PasteFormProps {
  initial: string;
  onRead: (text: string) => void;
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Cells from a spreadsheet, or a list from anywhere. Pasting into the empty field reads them at once. */
export function PasteForm({ initial, onRead }: PasteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const empty = text.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Field
        label={t`Cells or lines to import`}
        hint={<Trans>One row per line. Separate columns with tabs, commas, semicolons or dashes.</Trans>}
        multiline
        minRows={6}
        maxRows={10}
        inputRef={focus}
        value={text}
        placeholder={'Haus\tdom\nBaum\tstrom'}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!empty || pasted.trim() === '') return;
          event.preventDefault();
          setText(pasted);
          onRead(pasted);
        }}
        inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
        sx={{ width: '100%' }}
      />
      <Button variant="contained" disabled={empty} onClick={() => onRead(text)}>
        <Trans>Show preview</Trans>
      </Button>
    </Box>
  );
}
