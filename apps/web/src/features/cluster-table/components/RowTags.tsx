import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { tagsOfText, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { Tag } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { translateMessage } from '../../../ui/messages.ts';
import type { Row } from '../api/rows.ts';

interface RowTagsProps {
  row: Row;
  /** By the keyboard: the button of the active row alone. */
  reachable: boolean;
  dispatch: (event: TableEvent) => void;
}

/** The button of a row that opens its tags. */
export function RowTags({ row, reachable, dispatch }: RowTagsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const word = row.col_1_value ?? '';
  return (
    <>
      <IconButton
        size="small"
        tabIndex={reachable ? 0 : -1}
        aria-label={t`Tags of ${word}`}
        onClick={() => setOpen(true)}
      >
        <Tag />
      </IconButton>
      {open && <TagsDialog row={row} dispatch={dispatch} onClose={() => setOpen(false)} />}
    </>
  );
}

function TagsDialog({ row, dispatch, onClose }: Pick<RowTagsProps, 'row' | 'dispatch'> & { onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState((row.tags ?? []).join(', '));
  const [asked, setAsked] = useState(false);
  const tags = tagsOfText(text);
  const problem = tagsProblem(tags);
  const word = row.col_1_value ?? '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The form stands in the table by React's tree: the table takes no part in it.
    event.stopPropagation();
    setAsked(true);
    if (problem !== null) return;
    dispatch({ type: 'tagged', rowId: row.id, tags });
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      aria-labelledby="tags-title"
    >
      <form onSubmit={save} noValidate>
        <DialogTitle id="tags-title">
          <Trans>Tags of {word}</Trans>
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t`Tags`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={asked && problem !== null}
            helperText={
              asked && problem !== null
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
