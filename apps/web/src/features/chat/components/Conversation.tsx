import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { sayAgain } from '../state/chat.ts';
import type { Conversation as State } from '../state/conversation.ts';
import { useFollowing } from '../hooks/use-following.ts';
import { Bubble } from './Bubble.tsx';
import { Suggestions } from './Suggestions.tsx';
import { WorkingOnIt } from './WorkingOnIt.tsx';

/** What was said, the newest at the bottom. Drawn again, and so scrolled, only when something was said. */
export const Conversation = memo(function Conversation({ conversation }: { conversation: State }) {
  const { t } = useLingui();
  const { messages, reply, error } = conversation;
  const { ref, onScroll } = useFollowing(messages.filter(({ role }) => role === 'user').length);

  return (
    <Box
      ref={ref}
      onScroll={onScroll}
      role="log"
      aria-label={t`Conversation with your teacher`}
      aria-busy={reply !== null}
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', p: 2 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: 1.25, minHeight: '100%' }}>
        {messages.length === 0 && <Suggestions />}
        {messages.map(({ role, content }, index) => (
          <Bubble key={`${index} ${role}`} speaker={role}>
            {content}
          </Bubble>
        ))}
        {reply !== null && (reply === '' ? <WorkingOnIt /> : <Bubble speaker="assistant">{reply}</Bubble>)}
        {error !== null && (
          <Bubble speaker="error">
            <Box
              component={CircleAlert}
              aria-hidden
              sx={{ width: 18, height: 18, mt: '2px', flexShrink: 0, color: 'error.main' }}
            />
            <span>{error}</span>
            <Button size="small" color="inherit" onClick={sayAgain} sx={{ my: -0.5, flexShrink: 0 }}>
              <Trans>Try again</Trans>
            </Button>
          </Bubble>
        )}
      </Box>
    </Box>
  );
});
