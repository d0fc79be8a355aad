import { isSameAnswer } from '@wordcluster/domain/practice/comparison';
import { lazy, Suspense, useMemo } from 'react';
import type { LetterBoxes as DrawBoxes, SessionVoice } from '../../features/review/components/question-props.ts';
import type { AskedWord, ShownText } from '../../features/review/state/asked-word.ts';
import { PlayButton } from '../../features/listening/components/PlayButton.tsx';
import { useVoice, type Voice } from '../../features/listening/hooks/use-voice.ts';
import { toggleSound, usePlayer } from '../../features/listening/state/player.ts';
import { cellSound } from '../../features/listening/state/sound-of.ts';

// Lazy: only for users of letter boxes.
const LetterBoxes = lazy(async () => ({
  default: (await import('../../features/practice/components/LetterBoxes.tsx')).LetterBoxes,
}));

const soundOf = ({ word }: AskedWord, { column, text, language, recording }: ShownText) => ({
  clusterId: word.cluster_id,
  rowId: word.row_id,
  column,
  language,
  text,
  recording,
});

/** Text-to-speech of a session, by the voice that reads cells elsewhere. */
export function useSessionVoice(): SessionVoice {
  const voice = useVoice();
  return useMemo(() => sessionVoice(voice), [voice]);
}

/** The same with a voice of the page's own. */
export function sessionVoice(voice: Voice): SessionVoice {
  return {
    reads: ({ language, recording }) => recording !== null || (voice.available && voice.readerOf(language) !== null),
    play(asked, shown) {
      const sound = cellSound({ ...soundOf(asked, shown), voice });
      if (sound === null || usePlayer.getState().key === sound.key) return;
      // Autoplay may be blocked; the user can still press play.
      toggleSound(sound).catch(() => null);
    },
    button: (asked, shown, name) => <PlayButton voice={voice} name={name} {...soundOf(asked, shown)} />,
    follow(tell) {
      const isPlaying = () => usePlayer.getState().key !== null;
      tell(isPlaying());
      return usePlayer.subscribe(({ key }, before) => {
        if ((key === null) !== (before.key === null)) tell(key !== null);
      });
    },
  };
}

/** The boxes of the practice test: features do not know each other. */
export const sessionBoxes: DrawBoxes = ({
  column: { column: number, name, text, language },
  typed,
  verdict,
  ...input
}) => (
  <Suspense fallback={null}>
    <LetterBoxes
      {...input}
      field={{ column: { number, name, language }, expected: text, typed, verdict }}
      focused
      isRight={(letter, expected) => isSameAnswer(letter, expected, { caseSensitive: true, language })}
    />
  </Suspense>
);
