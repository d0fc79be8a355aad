import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { textDirection } from '@wordcluster/domain/languages/languages';
import { useEffect, useId, useRef } from 'react';
import { isGivenUp } from '../state/answering.ts';
import { TypedAnswer } from '../../../ui/TypedAnswer.tsx';
import { WordLabel } from '../../../ui/LargeWord.tsx';
import { useBoxes } from '../state/device-choices.ts';
import { hasBoxes, useTyped } from '../state/typed-answer.ts';
import { ReasonText } from './ReasonText.tsx';
import type { QuestionProps } from './question-props.ts';
import { ShownWords } from './ShownWords.tsx';

/** The question as text or audio, and a field for the answer. */
export function TypeWord({ asked, question, material, voice, letterBoxes }: QuestionProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, change, clear } = useTyped();
  const { answer, almost, way } = question;
  const { name, language, text: right } = asked.expected;
  const wantsBoxes = useBoxes(({ boxes }) => boxes);
  const boxed = wantsBoxes && hasBoxes(right);
  const listening = way === 'listen' && answer === null;
  const first = useRef({ asked, voice, speaks: way === 'listen' || material.settings.autoplay });
  useEffect(() => {
    clear();
    input.current?.focus();
    const { asked: shown, voice: reader, speaks } = first.current;
    if (speaks && reader.reads(shown.question)) reader.play(shown, shown.question);
  }, [clear]);
  useEffect(() => {
    if (almost !== null) input.current?.select();
  }, [almost]);
  // "I don't know" is no mistake to be marked.
  const wrong =
    answer !== null && isGivenUp(answer) ? null : answer?.verdict === 'wrong' || answer?.verdict === 'almost';
  const edge = answer === null || wrong === null ? null : wrong ? 'secondary.main' : 'primary.main';
  return (
    <Box sx={{ textAlign: 'center' }}>
      {listening ? (
        <ListenPrompt asked={asked} voice={voice} id={id} />
      ) : (
        <ShownWords asked={asked} shown={asked.question} voice={voice} id={id} />
      )}
      <Box sx={{ mt: { xs: 3, sm: 4 }, mb: 1 }}>
        <WordLabel name={name} language={language} />
      </Box>
      {boxed ? (
        letterBoxes({
          column: asked.expected,
          typed: answer === null ? text : (answer.typed ?? ''),
          verdict: answer === null ? null : wrong === false ? 'correct' : 'wrong',
          describedBy: id,
          onChange: change,
        })
      ) : (
        <TypedAnswer
          name={name}
          language={language}
          direction={language === null ? 'auto' : textDirection(language, text)}
          describedBy={id}
          value={answer === null ? text : (answer.typed ?? '')}
          readOnly={answer !== null}
          edge={edge}
          inputRef={input}
          onChange={change}
        />
      )}
      <AnswerHints asked={asked} question={question} />
    </Box>
  );
}

function ListenPrompt({ asked, voice, id }: Pick<QuestionProps, 'asked' | 'voice'> & { id: string }) {
  const { t } = useLingui();
  return (
    <Box id={id}>
      <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        <Trans>Listen, then type the answer</Trans>
      </Typography>
      <Box
        sx={{
          '& button': { width: 72, height: 72 },
          '& :is(svg, .MuiCircularProgress-root)': { width: '32px !important', height: '32px !important' },
        }}
      >
        {voice.button(asked, asked.question, t`Play the word`)}
      </Box>
    </Box>
  );
}

/** Live region below the field: an answer that was almost right, and the letters of the hint. */
function AnswerHints({ asked, question }: Pick<QuestionProps, 'asked' | 'question'>) {
  const { t } = useLingui();
  const { answer, almost, hints } = question;
  const { language, text: right, direction } = asked.expected;
  return (
    <Box component="output" sx={{ display: 'block', minHeight: 28, mt: 1, typography: 'body2' }}>
      {answer === null && almost !== null && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 700 }}>
          <Trans>Almost. Try once more.</Trans> <ReasonText reason={almost.reason} />
        </Box>
      )}
      {answer === null && hints > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {t`Begins with`}{' '}
          <Box
            component="bdi"
            lang={language ?? undefined}
            dir={direction}
            sx={{ color: 'text.primary', fontWeight: 700 }}
          >
            {Array.from(right).slice(0, hints).join('')}…
          </Box>
        </Box>
      )}
    </Box>
  );
}
