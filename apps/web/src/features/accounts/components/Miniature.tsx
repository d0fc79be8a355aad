import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { frameAt, ROUND, STEP_MS, WORDS } from './miniature-script.ts';

/** Without motion the first answer stands there, found right. */
const STILL = WORDS[0].answer.length + 1;

/** The step it is at; nothing moves where nobody sees it (narrow screens) or wants to. */
function useStep(): number {
  const [step, setStep] = useState(STILL);
  useEffect(() => {
    const alive = window.matchMedia('(min-width: 1000px) and (prefers-reduced-motion: no-preference)');
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (alive.matches) timer = setInterval(() => setStep((before) => (before + 1) % ROUND), STEP_MS);
      else setStep(STILL);
    };
    follow();
    alive.addEventListener('change', follow);
    return () => {
      clearInterval(timer);
      alive.removeEventListener('change', follow);
    };
  }, []);
  return step;
}

/** The word that is asked hides its answer until it is found. */
function WordList({ word, found }: { word: number; found: boolean }) {
  return (
    <div className="miniature-words" aria-hidden>
      <div className="miniature-head">
        <b>
          <Trans>Night words</Trans>
        </b>
        <span className="note">ES · EN</span>
      </div>
      {WORDS.map((row, index) => (
        <div key={row.question} className={index === word ? 'asked' : undefined}>
          <span>{row.question}</span>
          <span>{index === word && !found ? '· · ·' : row.answer}</span>
        </div>
      ))}
    </div>
  );
}

/** A cluster and its practice test, small and alive; a picture for the eye, described in one sentence. */
export function Miniature() {
  const { t } = useLingui();
  const { word, typed, evaluating } = frameAt(useStep());
  const number = word + 1;
  const total = WORDS.length;
  const { question, answer } = WORDS[word] ?? WORDS[0];
  return (
    <figure className="miniature" aria-label={t`A cluster of Spanish and English words being practised`}>
      <WordList word={word} found={evaluating} />
      <div className={evaluating ? 'miniature-test found' : 'miniature-test'} aria-hidden>
        {/* The policy lets no style attribute in, which the page would have where it is drawn from itself. */}
        <svg className="miniature-bar" viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={((evaluating ? number : word) / total) * 100} height="1" />
        </svg>
        <div className="miniature-question">
          <span className="note quiet">
            <Trans>
              Question {number}/{total}
            </Trans>
          </span>
          <span lang="es">{question}</span>
          <div className="miniature-answer">
            {/* An English word, in pages from the right too; what follows it is the page's. */}
            <span className="miniature-letters" dir="ltr">
              {answer.split('').map((letter, index) => (
                <span key={`${answer} ${index}`} className="miniature-letter">
                  {index < typed ? letter : ''}
                </span>
              ))}
            </span>
            <span className="miniature-verdict">
              <Check size={20} />
              <Trans>Correct</Trans>
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}
