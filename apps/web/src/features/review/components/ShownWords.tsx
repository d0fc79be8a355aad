import Box from '@mui/material/Box';
import { LargeWords, WordLabel } from '../../../ui/LargeWord.tsx';
import type { AskedWord, ShownText } from '../state/asked-word.ts';
import type { SessionVoice } from './question-props.ts';

interface ShownWordsProps {
  asked: AskedWord;
  shown: ShownText;
  voice: SessionVoice;
  id?: string | undefined;
}

/** A value with its column's name above and, with a voice, a read-aloud button. */
export function ShownWords({ asked, shown, voice, id }: ShownWordsProps) {
  const { text, language, direction, name } = shown;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <WordLabel name={name} language={language} />
      <LargeWords
        text={text}
        language={language}
        direction={direction}
        id={id}
        hear={voice.reads(shown) && voice.button(asked, shown)}
      />
    </Box>
  );
}

/** The other columns of the row, small: an example, a note. */
export function FurtherColumns({ asked }: { asked: AskedWord }) {
  if (asked.others.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 3, display: 'grid', gap: 1, textAlign: 'center' }}>
      {asked.others.map(({ column, name, text, language, direction }) => (
        <div key={column}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box
            component="dd"
            lang={language ?? undefined}
            dir={direction}
            translate="no"
            sx={{ m: 0, typography: 'body1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}
