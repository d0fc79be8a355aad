import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { boxCount, boxesOf } from '@wordcluster/domain/practice/boxes';
import { isSameAnswer } from '@wordcluster/domain/practice/comparison';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import { letterDifference } from '@wordcluster/domain/practice/letter-difference';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { useId, type ReactNode, useEffect, useRef } from 'react';
import { TypedAnswer } from '../../../ui/TypedAnswer.tsx';
import { LetterDiff } from '../../../ui/LetterDiff.tsx';
import { answerFields, directionOf, testColumn, type AnswerField } from '../state/answer-fields.ts';
import { dispatch } from '../state/practice-store.ts';
import { LetterBoxes } from './LetterBoxes.tsx';
import { ColumnLabel, QuestionWords } from './AnswerWords.tsx';

interface PlainAnswerProps {
  field: AnswerField;
  describedBy: string;
  /** The question's first answer: focused on mount. */
  focused: boolean;
  onChange: (answer: string) => void;
}

const edges = { correct: 'primary.main', wrong: 'secondary.main' } as const;

function PlainAnswer({ field, describedBy, focused, onChange }: PlainAnswerProps) {
  const { column, typed, verdict } = field;
  // The expected text's direction would reveal the script, but the column's language is known anyway.
  const direction = column.language === null ? 'auto' : directionOf(column.language, typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <TypedAnswer
      name={column.name}
      language={column.language}
      direction={direction}
      describedBy={describedBy}
      value={typed}
      readOnly={verdict !== null}
      edge={verdict && edges[verdict]}
      inputRef={input}
      onChange={onChange}
    />
  );
}

/** The expected answer after a wrong one; its space is reserved, to avoid a layout shift. */
function Expected({ field: { column, expected, verdict } }: { field: AnswerField }) {
  return (
    <Box
      aria-live="polite"
      lang={column.language ?? undefined}
      dir={directionOf(column.language, expected)}
      translate="no"
      sx={{
        minHeight: 36,
        mt: 1.5,
        typography: 'h3',
        fontWeight: 700,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {verdict === 'wrong' && `(${expected})`}
    </Box>
  );
}

/** Letter-by-letter difference from the expected answer. */
function Difference({ field: { column, expected, typed, verdict } }: { field: AnswerField }) {
  const differs = verdict !== null && typed.normalize('NFC') !== expected.normalize('NFC');
  return (
    <Box aria-live="polite" sx={{ minHeight: 36, mt: 1.5 }}>
      {differs && (
        <LetterDiff
          pieces={letterDifference(typed, expected)}
          language={column.language}
          direction={directionOf(column.language, expected)}
        />
      )}
    </Box>
  );
}

interface TextQuestionProps {
  state: PracticeState;
  source: string;
  /** The button that reads it aloud. */
  hear: ReactNode;
}

/** A text test's question: a table of the value and one or two typed answers. */
export function TextQuestion({ state, source, hear }: TextQuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const { settings } = state;
  const helpful = isHelpful(settings);
  const from = testColumn(state, settings.source_col);
  return (
    <Box
      component="table"
      aria-label={t`Question and answer`}
      sx={{ width: '100%', tableLayout: 'fixed', borderSpacing: 0, textAlign: 'center', '& td, & th': { p: 0 } }}
    >
      <tbody>
        <tr>
          <th scope="rowgroup">
            <ColumnLabel column={from} />
          </th>
        </tr>
        <tr>
          <td>
            <QuestionWords text={source} column={from} id={id} hear={hear} />
          </td>
        </tr>
      </tbody>
      {answerFields(state).map((field, index) => {
        // An answer of slashes only has no box to type in.
        const boxed = settings.visible_character_boxes && boxCount(boxesOf(field.expected)) > 0;
        const answer = {
          field,
          describedBy: id,
          focused: index === 0,
          onChange: (typed: string) => dispatch({ type: 'answer-changed', [field.name]: typed }),
        };
        const compared = { caseSensitive: settings.case_sensitivity, language: field.column.language };
        return (
          <tbody key={field.name}>
            <tr>
              <Box component="th" scope="rowgroup" sx={{ '&&': { pt: { xs: 3, sm: 4 }, pb: 1 } }}>
                <ColumnLabel column={field.column} />
              </Box>
            </tr>
            <tr>
              <td>
                {boxed ? (
                  <LetterBoxes {...answer} isRight={(letter, wanted) => isSameAnswer(letter, wanted, compared)} />
                ) : (
                  <PlainAnswer {...answer} />
                )}
                {helpful ? <Difference field={field} /> : <Expected field={field} />}
              </td>
            </tr>
          </tbody>
        );
      })}
    </Box>
  );
}
