import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Box from '@mui/material/Box';
import { validateCell } from '@wordcluster/domain/clusters/cells';
import type { AfterSaving } from '@wordcluster/domain/cluster-table/grid';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { Check } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { translateMessage, type Message } from '../../../ui/messages.ts';

interface CellEditorProps {
  column: ColumnNumber;
  columnName: string;
  language: string | null;
  initial: string;
  /** The editor saves when the focus leaves it; `next` says where the focus goes after a saving key. */
  onSave: (value: string, next: AfterSaving) => void;
  onCancel: () => void;
}

/**
 * The field of the cell being edited. Enter or the tick saves, Shift+Enter breaks the line, Escape gives up, Tab goes
 * on. An empty first column is refused with its message, and the field stays open.
 */
export function CellEditor({ column, columnName, language, initial, onSave, onCancel }: CellEditorProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<Message | null>(null);
  const errorId = useId();

  const save = (next: AfterSaving) => {
    const message = validateCell(column, draft);
    setError(message);
    if (message === null) onSave(draft, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // While an input method composes, Enter chooses a candidate.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save('down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      save(event.shiftKey ? 'previous' : 'next');
    }
  };

  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderRadius: 1,
          bgcolor: 'background.default',
          outline: '2px solid',
          outlineColor: error ? 'error.main' : 'primary.main',
        }}
      >
        <InputBase
          autoFocus
          multiline
          maxRows={6}
          value={draft}
          dir={languageDirection(language)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onBlur={() => save('stay')}
          onKeyDown={onKeyDown}
          sx={{ flex: 1, px: 1, py: 0.75, fontSize: 'inherit' }}
          inputProps={{
            'aria-label': t`Edit ${columnName}`,
            'aria-invalid': error !== null,
            'aria-describedby': error === null ? undefined : errorId,
            lang: language ?? undefined,
            spellCheck: false,
            autoCapitalize: 'off',
          }}
        />
        <IconButton
          size="small"
          color="primary"
          aria-label={t`Save`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => save('stay')}
        >
          <Check />
        </IconButton>
      </Box>
      {error !== null && (
        <Box id={errorId} role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem', mt: 0.5, px: 1 }}>
          {translateMessage(error)}
        </Box>
      )}
    </Box>
  );
}
