import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from '@mui/material/styles';
import { Wordcloud } from '@visx/wordcloud';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sizeWords } from '../state/cloud-sizes.ts';

/**
 * Three draws a word: where its spiral begins, twice the middle, and which way it turns, once this and once the other way.
 * The hardest word comes first and so lies in the middle, the others evenly around it, always in the same places.
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

/** Words in a cloud, each with its translation on hover, focus and tap; one stop for Tab, arrows go from word to word. */
export default function CloudPicture({ words, language }: CloudPictureProps) {
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const { typography } = useTheme();
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: Math.min(440, element.clientHeight) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const layout = useMemo(
    () => ({ words: sizeWords(words, width, height), random: balanced() }),
    [words, width, height],
  );
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
            // By its place, not its text: rows may ask for the same word, one of them missed and one known.
            const word = 'place' in more && typeof more.place === 'number' ? words[more.place] : undefined;
            return (
              word && (
                <Tooltip key={word.row_id} title={word.answer} enterTouchDelay={0} leaveTouchDelay={5000} arrow>
                  <text
                    role="img"
                    aria-label={`${word.value}: ${word.answer}`}
                    tabIndex={index === Math.min(active, placed.length - 1) ? 0 : -1}
                    onFocus={() => setActive(index)}
                    onKeyDown={(event) => {
                      const step = STEPS[event.key];
                      if (step === undefined) return;
                      event.preventDefault();
                      const texts = frame.current?.querySelectorAll('text') ?? [];
                      texts[(index + step + placed.length) % placed.length]?.focus();
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
              )
            );
          })
        }
      </Wordcloud>
    </Box>
  );
}
