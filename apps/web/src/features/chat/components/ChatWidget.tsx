import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLingui } from '@lingui/react/macro';
import { Gem, Hourglass } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useNoCharacters } from '../../../platform/installation/no-characters.ts';
import { refreshAllowance, useUser } from '../../../platform/session/session.ts';
import { FLOOR } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { openChat, useChat } from '../state/chat.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Conversation } from './Conversation.tsx';
import { QuestionInput } from './QuestionInput.tsx';

/** Height (pixels) of what was said; less where the window is lower. */
const CONTENT = 550;

/** Why the teacher says nothing, and the way on where there is one. */
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

/** The chat with the teacher, at the bottom right of every page but the practice test. `foot` stands below the field. */
export default function ChatWidget({ open, onOpen, width, round = false, foot }: ChatWidgetProps) {
  const { t } = useLingui();
  const available = useUser()?.ai_available ?? false;
  const conversation = useChat((chat) => chat.conversation);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => void openChat(), []);

  const toggle = () => {
    onOpen(!open);
    // Another tab may have said or cleared something meanwhile.
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
        // Open, it stands above the bar of narrow screens.
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
          <QuestionInput disabled={!available} waiting={conversation.reply !== null} inputRef={input} foot={foot} />
        </>
      )}
    </Paper>
  );
}
