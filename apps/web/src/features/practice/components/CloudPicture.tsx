import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from '@mui/material/styles';
import { Wordcloud } from '@visx/wordcloud';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';
import { useEffect, useMemo, useRef, useState } from 'react';
import { boxesOf } from '@wordcluster/domain/practice/boxes';

/** More words would be too small to read; the hardest come first. */
const MAX_WORDS = 60;
/** Maximum characters of a sentence in the picture; the list has all of it. */
const MAX_CHARACTERS = 28;
/** How much larger a word is that was never right than one that was right at once. */
const SPREAD = 2.6;
/** Measured for a bold sans serif: width of a character and height of a line, in font sizes. */
const CHARACTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.25;
/** The part of the area that a spiral of words fills. */
const DENSITY = 0.5;

interface SizedWord {
  text: string;
  size: number;
  /** Index in the words. */
  order: number;
}

function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const characters = boxesOf(line).map(({ text }) => text);
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

const relative = (weight: number) => 1 + (SPREAD - 1) * weight;

/** Words with their font sizes in pixels: the wronger, the larger, and all together filling the area. */
export function sizeWords(words: readonly CloudWord[], width: number, height: number): SizedWord[] {
  const shown = words.slice(0, MAX_WORDS).map(({ value, weight }) => ({ text: shorten(value), weight }));
  const area = shown.reduce(
    (sum, { text, weight }) => sum + relative(weight) ** 2 * Math.max(2, text.length) * CHARACTER_WIDTH * LINE_HEIGHT,
    0,
  );
  // A few words may be larger in a wide window, but not so that two of them fill it.
  const largest = Math.max(30, Math.min(48, width / 22));
  const unit = Math.min(largest, Math.max(12, Math.sqrt((DENSITY * width * height) / Math.max(1, area))));
  return shown.map(({ text, weight }, index) => {
    const fitting = (0.92 * width) / (Math.max(2, text.length) * CHARACTER_WIDTH);
    return { text, order: index, size: Math.floor(Math.max(11, Math.min(unit * relative(weight), fitting))) };
  });
}

/**
 * Three draws per word: the start of its spiral, twice the middle, and its direction, alternating. The hardest word
 * comes first and is in the middle, the others evenly around it; deterministic.
 */
function balanced(): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    if (drawn % 3 !== 0) return 0.5;
    return drawn % 6 === 0 ? 0.25 : 0.75;
  };
}

const upright = () => 0;
const sizeOf = ({ size }: { size: number }) => size;

export interface CloudPictureProps {
  words: readonly CloudWord[];
  language: string | null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The word with an open translation: while hovered or focused, and from a tap until the next one elsewhere. */
function useShownWord() {
  const [shown, setShown] = useState<number | null>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  useEffect(() => {
    if (pinned === null) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('[data-cloud-word]')) return;
      setPinned(null);
      setShown(null);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [pinned]);
  return {
    shown,
    /** Hovering does not replace a pinned one. */
    show: (id: number) => setShown((before) => (pinned === null ? id : before)),
    hide: (id: number, always: boolean) => {
      if (always) setPinned(null);
      if (always || pinned === null) setShown((before) => (before === id ? null : before));
    },
    pin: (id: number) => {
      const again = pinned === id;
      setPinned(again ? null : id);
      setShown(again ? null : id);
    },
  };
}

/** The size of an element, no higher than the cloud should be. */
function useFrameSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: Math.min(440, element.clientHeight) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, ...size };
}

interface PlacedWordProps {
  word: CloudWord;
  shownWord: ReturnType<typeof useShownWord>;
  /** A word's shape in the picture, and its position. */
  text: string | undefined;
  x: number;
  y: number;
  size: number;
  /** The stop for Tab is here. */
  stop: boolean;
  onFocus: () => void;
  /** An arrow asks for the word so many further on. */
  onStep: (step: number) => void;
}

function PlacedWord({ word, shownWord, text, x, y, size, stop, onFocus, onStep }: PlacedWordProps) {
  const { shown, show, hide, pin } = shownWord;
  const { typography } = useTheme();
  return (
    <Tooltip
      title={word.answer}
      slotProps={{ tooltip: { translate: 'no' } }}
      arrow
      disableTouchListener
      open={shown === word.row_id}
      onOpen={() => show(word.row_id)}
      onClose={(event) => hide(word.row_id, event.type === 'keydown')}
    >
      <text
        role="img"
        aria-label={`${word.value}: ${word.answer}`}
        tabIndex={stop ? 0 : -1}
        data-cloud-word
        onClick={() => pin(word.row_id)}
        onFocus={onFocus}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onStep(step);
        }}
        x={x}
        y={y}
        textAnchor="middle"
        fontSize={size}
        fontFamily={typography.fontFamily}
        fontWeight={700}
        fill={`var(--wc-palette-${word.weight > 0 ? 'secondary' : 'primary'}-main)`}
      >
        {text}
      </text>
    </Tooltip>
  );
}

/** Words in a cloud, each with its translation on hover, focus and tap; one stop for Tab, arrows go from word to word. */
export default function CloudPicture({ words, language }: CloudPictureProps) {
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const shownWord = useShownWord();
  const { frame, width, height } = useFrameSize();
  const { typography } = useTheme();
  const layout = useMemo(
    () => ({ words: sizeWords(words, width, height), random: balanced() }),
    [words, width, height],
  );
  const focusWord = (order: number) => {
    const texts = frame.current?.querySelectorAll('text') ?? [];
    texts[order]?.focus();
  };
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t`Word cloud`}
      lang={language ?? undefined}
      translate="no"
      sx={{
        flex: 1,
        minWidth: 0,
        '& svg': { display: 'block', overflow: 'visible' },
        '& text': { cursor: 'help', outlineOffset: '2px' },
        '& text:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: '4px' },
      }}
    >
      <Wordcloud
        {...layout}
        width={width}
        height={height}
        font={typography.fontFamily ?? 'sans-serif'}
        fontWeight={700}
        fontSize={sizeOf}
        padding={5}
        rotate={upright}
        spiral="archimedean"
      >
        {(placed) =>
          placed.map(({ text, x = 0, y = 0, size = 16, ...more }, index) => {
            // By index, not by text: rows may have the same word, one of them missed and one known.
            const word = 'order' in more && typeof more.order === 'number' ? words[more.order] : undefined;
            return (
              word && (
                <PlacedWord
                  key={word.row_id}
                  word={word}
                  shownWord={shownWord}
                  text={text}
                  x={x}
                  y={y}
                  size={size}
                  stop={index === Math.min(active, placed.length - 1)}
                  onFocus={() => setActive(index)}
                  onStep={(step) => focusWord((index + step + placed.length) % placed.length)}
                />
              )
            );
          })
        }
      </Wordcloud>
    </Box>
  );
}
