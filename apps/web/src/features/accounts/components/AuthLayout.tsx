import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Copyright } from '../../../ui/Copyright.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { Check } from 'lucide-react';

/** The words of the little cluster that practises itself beside the login form. */
const WORDS = [
  { question: 'luciérnaga', answer: 'firefly' },
  { question: 'susurro', answer: 'whisper' },
  { question: 'sombra', answer: 'shadow' },
  { question: 'estrella', answer: 'star' },
] as const;

interface MiniatureFrame {
  word: number;
  /** Letters typed so far. */
  typed: number;
  evaluating: boolean;
}

/** Steps: each letter, a breath, the verdict for three breaths, then the next word. */
function frameAt(step: number): MiniatureFrame {
  let left = step;
  for (let word = 0; ; word = (word + 1) % WORDS.length) {
    const letters = WORDS[word]?.answer.length ?? 0;
    const length = letters + 7;
    if (left < length) return { word, typed: Math.min(left, letters), evaluating: left > letters };
    left -= length;
  }
}

/** Animation steps of one round through all words. */
const ROUND = WORDS.reduce((sum, { answer }) => sum + answer.length + 7, 0);
const STEP_MS = 260;

/** Without motion the first answer is shown complete. */
const STILL = WORDS[0].answer.length + 1;

/** The current step; paused where it is not visible (narrow screens) or not wanted. */
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

/** The current word hides its answer until it is found. */
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
function Miniature() {
  const { t } = useLingui();
  const { word, typed, evaluating } = frameAt(useStep());
  const number = word + 1;
  const total = WORDS.length;
  const { question, answer } = WORDS[word] ?? WORDS[0];
  return (
    <figure className="miniature" aria-label={t`A cluster of Spanish and English words being practised`}>
      <WordList word={word} found={evaluating} />
      <div className={evaluating ? 'miniature-test found' : 'miniature-test'} aria-hidden>
        {/* The content security policy forbids style attributes, which prerendered markup would have. */}
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

interface AuthLayoutProps {
  children: ReactNode;
  /** Above the last line. */
  foot?: ReactNode;
  /** A visitor's primary action: on narrow screens it and the product's description are above the form. */
  first?: ReactNode;
}

/** A visitor's page: the form, and on wide screens the product's description beside it. */
export function AuthLayout({ children, foot, first }: AuthLayoutProps) {
  return (
    <div className="visitor">
      <div className="visitor-columns">
        <section className={first === undefined ? 'visitor-product' : 'visitor-product told'}>
          <Logo visitors />
          <p className="lead quiet">
            <Trans>Collect the words you meet and practise them until they stick.</Trans>
          </p>
          <Miniature />
          {first === undefined ? null : <div className="visitor-first">{first}</div>}
        </section>
        <main className="visitor-form">{children}</main>
      </div>
      <div className="visitor-foot">
        {foot}
        <Copyright />
      </div>
    </div>
  );
}
