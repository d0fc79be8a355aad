import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import { ChevronDown, ChevronUp, MessageCircle, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { FLOATING } from '../../../ui/FloatingButtons.tsx';
import { translateMessage } from '../../../ui/messages.ts';
import { resetChat } from '../state/chat.ts';

interface ChatHeaderProps {
  open: boolean;
  /** Only its icon, in a circle. */
  round: boolean;
  available: boolean;
  toggle: () => void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the widget; the whole bar can be pressed. */
export function ChatHeader({ open, round, available, toggle, toggleRef }: ChatHeaderProps) {
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
            // Inside: the widget cuts off what stands out of it.
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
