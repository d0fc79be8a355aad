import { useEffect, useRef, memo, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { say, sayAgain } from '../state/chat.ts';
import { keyframes } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import type { Conversation as State } from '../state/conversation.ts';

type Speaker = 'user' | 'assistant' | 'error';

const look = {
  user: { ml: 'auto', bgcolor: 'tones.fill', color: 'tones.onFill', borderBottomRightRadius: 4 },
  assistant: { mr: 'auto', bgcolor: 'tones.raised', borderBottomLeftRadius: 4 },
  error: {
    mr: 'auto',
    bgcolor: 'tones.raised',
    border: 1,
    borderColor: 'error.main',
    borderBottomLeftRadius: 4,
    display: 'flex',
    gap: 1,
  },
} as const;

/**
 * A message: the learner's on the right, the teacher's on the left. Line breaks are preserved; markup is plain text.
 */
function Bubble({ speaker, children }: { speaker: Speaker; children: ReactNode }) {
  return (
    <Box
      data-speaker={speaker}
      role={speaker === 'error' ? 'alert' : undefined}
      dir="auto"
      sx={{
        maxWidth: '86%',
        px: 1.75,
        py: 1,
        borderRadius: '14px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        typography: 'body2',
        ...look[speaker],
      }}
    >
      {children}
    </Box>
  );
}

/** Pixels from the end that still count as being there. */
const NEAR = 48;

/**
 * Scrolls with a growing conversation, unless the reader has scrolled up. A new question (`questions` counts them)
 * scrolls to the end.
 */
function useFollowing(questions: number) {
  const ref = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const seen = useRef(questions);
  useEffect(() => {
    if (seen.current !== questions) following.current = true;
    seen.current = questions;
    const box = ref.current;
    if (box !== null && following.current) box.scrollTop = box.scrollHeight;
  });
  const onScroll = () => {
    const box = ref.current;
    if (box !== null) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return { ref, onScroll };
}

/** An empty chat: suggested questions. */
function Suggestions() {
  const { t } = useLingui();
  const questions = [
    t`How do you say “good morning” in Spanish?`,
    t`10 words about animals in German`,
    t`Quiz me on fruit in Italian`,
  ];
  return (
    <Box sx={{ my: 'auto', display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h4" component="p">
        <Trans>What would you like to learn?</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <Trans>Ask for a translation, for words on a topic, for a quiz, or how something works here.</Trans>
      </Typography>
      {questions.map((question) => (
        <Button
          key={question}
          variant="outlined"
          size="small"
          onClick={() => say(question)}
          sx={{ textAlign: 'start', fontWeight: 500, color: 'text.primary' }}
        >
          {question}
        </Button>
      ))}
    </Box>
  );
}

const breathe = keyframes`0%, 100% { opacity: 0.25; } 40% { opacity: 1; }`;

/** Typing indicator before the first piece of a reply. */
function WorkingOnIt() {
  return (
    <Bubble speaker="assistant">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        <Trans>Working on it</Trans>
        {[0, 1, 2].map((dot) => (
          <Box
            key={dot}
            component="span"
            aria-hidden
            sx={{
              width: 5,
              height: 5,
              borderRadius: '50%',
              bgcolor: 'primary.main',
              animation: `${breathe} 1.1s ease-out infinite`,
              animationDelay: `${dot * 0.14}s`,
            }}
          />
        ))}
      </Box>
    </Bubble>
  );
}

/** The messages, newest at the bottom. Memoised: rendered, and scrolled, only for new messages. */
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
