import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { say } from '../state/chat.ts';

/** An empty chat: what can be asked, ready to be pressed. */
export function Suggestions() {
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
