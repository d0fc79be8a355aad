import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { taggingEdits } from '@wordcluster/domain/cluster-table/bulk-edits';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { tagsOfText, tagsProblem } from '@wordcluster/domain/clusters/tags';
import { Tag, X } from 'lucide-react';
import { useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import type { Row } from '../api/rows.ts';

interface BulkTagsDialogProps {
  rows: readonly Row[];
  dispatch: (event: TableEvent) => void;
  onClose: () => void;
}

/** Adds tags to the selected rows, and removes tags that some of them have. */
export default function BulkTagsDialog({ rows, dispatch, onClose }: BulkTagsDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const inUse = [...new Set(rows.flatMap(({ tags }) => tags ?? []))].toSorted((one, other) => one.localeCompare(other));
  const add = tagsOfText(text);
  const edits = taggingEdits(rows, { add, remove: removed });
  // Together with those that a row has, there may be too many.
  const problem = [add, ...edits.map(({ cells }) => cells.tags ?? [])].map(tagsProblem).find((one) => one !== null);
  const toggle = (tag: string) =>
    setRemoved((before) => (before.includes(tag) ? before.filter((one) => one !== tag) : [...before, tag]));
  return (
    <AppDialog
      open
      maxWidth="xs"
      title={<Plural value={rows.length} one="Tags of # row" other="Tags of # rows" />}
      onClose={onClose}
      onSubmit={() => {
        setSubmitted(true);
        if (problem) return;
        if (edits.length > 0) dispatch({ type: 'rows-edited', edits });
        onClose();
      }}
      actions={<SubmitActions label={<Trans>Save</Trans>} disabled={edits.length === 0} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Field
          autoFocus
          label={t`Add tags`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={submitted && problem ? translateMessage(problem) : null}
          hint={t`Separate tags by commas. A search for #tag finds them.`}
          inputProps={{ autoComplete: 'off' }}
        />
        {inUse.length > 0 && (
          <Box role="group" aria-label={t`Remove tags`}>
            <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
              <Trans>Remove tags</Trans>
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {inUse.map((tag) => (
                <Chip
                  key={tag}
                  label={tag}
                  aria-pressed={removed.includes(tag)}
                  variant="outlined"
                  icon={removed.includes(tag) ? <X size={14} aria-hidden /> : <Tag size={14} aria-hidden />}
                  onClick={() => toggle(tag)}
                  sx={removed.includes(tag) ? { textDecoration: 'line-through', borderColor: 'error.main' } : {}}
                />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </AppDialog>
  );
}
