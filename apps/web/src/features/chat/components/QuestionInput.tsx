import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { say, setDraft, useChat } from '../state/chat.ts';

/** As the server takes it. */
const LONGEST = 4000;
const HEIGHT = 120;

interface QuestionInputProps {
  disabled: boolean;
  waiting: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** A line below the field. */
  foot: ReactNode;
}

/** Where questions are typed. Enter sends, Shift+Enter breaks the line; while an input method composes, Enter is its own. */
export function QuestionInput({ disabled, waiting, inputRef, foot }: QuestionInputProps) {
  const { t } = useLingui();
  const draft = useChat((chat) => chat.draft);
  const send = () => {
    if (say(draft)) setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      sx={{
        height: HEIGHT,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        borderTop: 1,
        borderColor: 'tones.hairline',
        bgcolor: 'background.default',
        '&:focus-within': { boxShadow: 'inset 0 2px 0 var(--wc-palette-primary-main)' },
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', alignItems: 'flex-start', pl: 2, pr: 1, pt: 1 }}>
        <InputBase
          multiline
          fullWidth
          minRows={2}
          maxRows={2}
          disabled={disabled}
          inputRef={inputRef}
          value={draft}
          placeholder={t`Ask your teacher`}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={onKeyDown}
          sx={{ flex: 1, py: 0.5 }}
          inputProps={{ 'aria-label': t`Your question`, maxLength: LONGEST, dir: 'auto', enterKeyHint: 'send' }}
        />
        <IconButton
          color="primary"
          aria-label={t`Send`}
          onClick={send}
          disabled={disabled || waiting || draft.trim() === ''}
          sx={{ mt: 0.5 }}
        >
          <SendHorizontal />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 1 }}>{foot}</Box>
    </Box>
  );
}
