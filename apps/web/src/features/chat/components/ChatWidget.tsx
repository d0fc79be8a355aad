import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLingui, Trans } from '@lingui/react/macro';
import { Gem, Hourglass, ChevronDown, ChevronUp, MessageCircle, RotateCcw, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useNoCharacters } from '../../../platform/installation/no-characters.ts';
import { refreshAllowance, useUser } from '../../../platform/session/session.ts';
import { FLOOR, FLOATING } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { openChat, useChat, resetChat, say, setDraft } from '../state/chat.ts';
import { Conversation } from './Conversation.tsx';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import InputBase from '@mui/material/InputBase';

/** The server's limit. */
const LONGEST = 4000;
const HEIGHT = 120;

interface QuestionInputProps {
  disabled: boolean;
  pending: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** A line below the field. */
  foot: ReactNode;
}

/**
 * Input of questions. Enter sends, Shift+Enter breaks the line; during input-method composition Enter belongs to it.
 */
function QuestionInput({ disabled, pending, inputRef, foot }: QuestionInputProps) {
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
          disabled={disabled || pending || draft.trim() === ''}
          sx={{ mt: 0.5 }}
        >
          <SendHorizontal />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 1 }}>{foot}</Box>
    </Box>
  );
}

interface ChatHeaderProps {
  open: boolean;
  /** Only its icon, in a circle. */
  round: boolean;
  available: boolean;
  toggle: () => void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the widget; the whole bar can be pressed. */
function ChatHeader({ open, round, available, toggle, toggleRef }: ChatHeaderProps) {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        // With the widget's edge as high as the buttons that float beside it.
        height: (round ? FLOATING.xs : FLOATING.md) - 2,
        flexShrink: 0,
        borderBottom: open ? 1 : 0,
        borderColor: 'tones.hairline',
      }}
    >
      <Tooltip title={open ? '' : translateMessage(ASK_TEACHER)} describeChild>
        <ButtonBase
          ref={toggleRef}
          aria-expanded={open}
          aria-label={round ? t`Question prompt` : undefined}
          onClick={toggle}
          sx={{
            flex: 1,
            height: '100%',
            gap: 1.25,
            px: round ? 0 : 2,
            justifyContent: round ? 'center' : 'flex-start',
            borderRadius: round ? '24px' : '11px',
            // Inside, because the widget clips its overflow.
            '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-2px' },
            typography: 'subtitle2',
            fontWeight: 700,
            '& svg': { width: 18, height: 18 },
            '& svg:first-of-type': { color: 'primary.main' },
          }}
        >
          <MessageCircle aria-hidden />
          {!round && (
            <>
              <Trans>Question prompt</Trans>
              <Box
                component={open ? ChevronDown : ChevronUp}
                aria-hidden
                sx={{ ml: 'auto', color: 'text.secondary' }}
              />
            </>
          )}
        </ButtonBase>
      </Tooltip>
      {open && available && (
        <Tooltip title={t`Clear the chat`}>
          <IconButton aria-label={t`Clear the chat`} onClick={resetChat} sx={{ mr: 0.5 }}>
            <RotateCcw />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

/** Height (pixels) of the conversation; less in a lower window. */
const CONTENT = 550;

/** Why the teacher is not available, with a link if there is one. */
function NoCharacters() {
  const { shop } = useInstallation();
  const reason = translateMessage(useNoCharacters('text'));
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Box component={shop ? Gem : Hourglass} aria-hidden sx={{ width: 40, height: 40, color: 'secondary.main' }} />
      {shop ? (
        <Box
          component={Link}
          to="/premium"
          sx={{ typography: 'subtitle1', fontWeight: 700, color: 'text.primary', textUnderlineOffset: '0.25em' }}
        >
          {reason}
        </Box>
      ) : (
        <Box sx={{ typography: 'subtitle1' }}>{reason}</Box>
      )}
    </Box>
  );
}

interface ChatWidgetProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Pixels, or the whole screen. */
  width: number | 'full';
  /** Closed it is a circle. */
  round?: boolean;
  foot?: ReactNode;
}

/** The chat with the teacher, at the bottom right of every page except the practice test. `foot` is below the field. */
export default function ChatWidget({ open, onOpen, width, round = false, foot }: ChatWidgetProps) {
  const { t } = useLingui();
  const available = useUser()?.ai_available ?? false;
  const conversation = useChat((chat) => chat.conversation);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => void openChat(), []);

  const toggle = () => {
    onOpen(!open);
    // Another tab may have changed the conversation meanwhile.
    void (open ? refreshAllowance() : openChat());
    // Once it is drawn; on touch screens the keyboard would jump up unasked.
    if (!open && matchMedia('(hover: hover)').matches) requestAnimationFrame(() => input.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
    onOpen(false);
    button.current?.focus();
  };

  return (
    <Paper
      component="aside"
      aria-label={t`Chat with the teacher`}
      onKeyDown={onKeyDown}
      data-floats={!open}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: width === 'full' ? 0 : { xs: 8, md: 24 },
        // Open, it is above the bottom navigation of narrow screens.
        bottom: width === 'full' ? 0 : { xs: open ? 'calc(var(--strip, 0px) + 8px)' : FLOOR.xs, md: FLOOR.md },
        width: width === 'full' ? '100%' : width,
        mb: width === 'full' ? 0 : 'env(safe-area-inset-bottom)',
        pb: width === 'full' ? 'env(safe-area-inset-bottom)' : 0,
        border: 1,
        borderColor: 'tones.hairline',
        borderRadius: width === 'full' ? '12px 12px 0 0' : round ? '24px' : '12px',
        boxShadow: 'var(--wc-palette-tones-shadow)',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        // The top bar stays reachable.
        maxHeight: width === 'full' ? 'calc(100dvh - 60px)' : 'calc(100dvh - 96px)',
      }}
    >
      <ChatHeader open={open} round={round} available={available} toggle={toggle} toggleRef={button} />
      {open && (
        <>
          <Box
            sx={{
              height: width === 'full' ? '100dvh' : CONTENT,
              flexShrink: 1,
              minHeight: 0,
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            {available ? <Conversation conversation={conversation} /> : <NoCharacters />}
          </Box>
          <QuestionInput disabled={!available} pending={conversation.reply !== null} inputRef={input} foot={foot} />
        </>
      )}
    </Paper>
  );
}
