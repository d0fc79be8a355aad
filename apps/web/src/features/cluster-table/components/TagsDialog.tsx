import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { tagsOfText, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { useState, type FormEvent } from 'react';
import { translateMessage } from '../../../ui/messages.ts';
import type { Row } from '../api/rows.ts';

interface TagsDialogProps {
  row: Row;
  dispatch: (event: TableEvent) => void;
  onClose: () => void;
}

/** A browser that translates the page leaves the word as it is. */
function TitleOfTags({ text }: { text: string }) {
  const word = <bdi translate="no">{text}</bdi>;
  return <Trans>Tags of {word}</Trans>;
}

/** The tags of a row, typed with commas between them. */
export function TagsDialog({ row, dispatch, onClose }: TagsDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState((row.tags ?? []).join(', '));
  const [submitted, setSubmitted] = useState(false);
  const tags = tagsOfText(text);
  const problem = tagsProblem(tags);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem !== null) return;
    dispatch({ type: 'tagged', rowId: row.id, tags });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="tags-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="tags-title">
          <TitleOfTags text={row.col_1_value ?? ''} />
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t`Tags`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={submitted && problem !== null}
            helperText={
              submitted && problem !== null
                ? translateMessage(problem)
                : t`Separate tags by commas. A search for #tag finds them.`
            }
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained">
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
