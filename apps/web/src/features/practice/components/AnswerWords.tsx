import type { ReactNode } from 'react';
import { LargeWords, WordLabel } from '../../../ui/LargeWord.tsx';
import { directionOf, type TestColumn } from '../state/answer-fields.ts';

/** A column's name, small, above its words. */
export function ColumnLabel({ column: { name, language } }: { column: TestColumn }) {
  return <WordLabel name={name} language={language} />;
}

interface QuestionWordsProps {
  text: string;
  column: TestColumn;
  id?: string;
  /** The button that reads them aloud. */
  hear?: ReactNode;
}

/** The learner's own words, as their column writes them. */
export function QuestionWords({ text, column: { language }, id, hear }: QuestionWordsProps) {
  return <LargeWords text={text} language={language} direction={directionOf(language, text)} id={id} hear={hear} />;
}
