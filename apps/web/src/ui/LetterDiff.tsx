import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

/** A piece of both texts, equal or different. */
interface Piece {
  typed: string;
  expected: string;
  same: boolean;
}

interface LetterDiffProps {
  /** Result of the domain's `letterDifference`. */
  pieces: readonly Piece[];
  /** Of the words: their language, or null, and writing direction. */
  language: string | null;
  direction: 'ltr' | 'rtl';
}

/** Maximum of differences for screen readers, in addition to both words. */
const MAX_SPOKEN = 6;

// Runs stay inline and without margins, so that scripts that join their letters go on joining them.
const marks = {
  '& del, & ins': { borderRadius: '3px', textUnderlineOffset: '0.18em', textDecorationThickness: '0.1em' },
  '& del': { color: 'secondary.main', textDecorationLine: 'line-through' },
  '& ins': { color: 'primary.main', textDecorationLine: 'underline', textDecorationStyle: 'double' },
} as const;

function Line({
  label,
  children,
  words,
}: {
  label: ReactNode;
  children: ReactNode;
  words: Omit<LetterDiffProps, 'pieces'>;
}) {
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', textAlign: 'end' }}>
        {label}
      </Box>
      <Box
        component="span"
        lang={words.language ?? undefined}
        dir={words.direction}
        translate="no"
        sx={{ typography: 'h3', lineHeight: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {children}
      </Box>
    </>
  );
}

/**
 * Letter-by-letter difference of a typed answer and the expected one: additional letters are struck through, missing
 * ones double underlined; for screen readers both words and the differences.
 */
export function LetterDiff({ pieces, ...words }: LetterDiffProps) {
  const { t } = useLingui();
  const keyed = pieces.map((piece, index) => ({ ...piece, order: index }));
  const typed = pieces.map((piece) => piece.typed).join('');
  const expected = pieces.map((piece) => piece.expected).join('');
  const differing = keyed.filter(({ same }) => !same);
  const say = (piece: Piece) => {
    if (piece.typed === '') return t`“${piece.expected}” is missing.`;
    return piece.expected === '' ? t`“${piece.typed}” is extra.` : t`“${piece.typed}” instead of “${piece.expected}”.`;
  };
  return (
    <Box sx={marks}>
      <Box
        aria-hidden
        sx={{
          display: 'inline-grid',
          gridTemplateColumns: 'auto minmax(0, auto)',
          columnGap: 1.5,
          alignItems: 'baseline',
          maxWidth: '100%',
        }}
      >
        {typed !== '' && (
          <Line label={<Trans>You typed</Trans>} words={words}>
            {keyed.map((piece) =>
              piece.same ? <span key={piece.order}>{piece.typed}</span> : <del key={piece.order}>{piece.typed}</del>,
            )}
          </Line>
        )}
        <Line label={<Trans>Expected</Trans>} words={words}>
          {keyed.map((piece) =>
            piece.same ? (
              <span key={piece.order}>{piece.expected}</span>
            ) : (
              <ins key={piece.order}>{piece.expected}</ins>
            ),
          )}
        </Line>
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {typed === '' ? t`Expected: “${expected}”.` : t`You typed “${typed}”. The answer is “${expected}”.`}{' '}
        {typed !== '' &&
          differing.length <= MAX_SPOKEN &&
          differing.map((piece) => <span key={piece.order}>{say(piece)} </span>)}
      </Box>
    </Box>
  );
}
