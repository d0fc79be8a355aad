import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Wordcloud } from '@visx/wordcloud';
import { draw } from '@wordcluster/domain/practice/random';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sizeWords } from '../state/cloud-sizes.ts';

/** The same words always lie in the same places. */
function seededRandom(): () => number {
  let seed = 7;
  return () => {
    const drawn = draw(seed);
    ({ seed } = drawn);
    return drawn.value;
  };
}

const upright = () => 0;
const sizeOf = ({ size }: { size: number }) => size;

export interface CloudPictureProps {
  words: readonly CloudWord[];
  language: string | null;
}

/** Words in a cloud, drawn for the eye only; `CloudList` says the same in text. */
export default function CloudPicture({ words, language }: CloudPictureProps) {
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
    () => ({ words: sizeWords(words, width, height), random: seededRandom() }),
    [words, width, height],
  );
  return (
    <Box
      ref={frame}
      aria-hidden
      lang={language ?? undefined}
      translate="no"
      sx={{ flex: 1, minWidth: 0, '& svg': { display: 'block' } }}
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
          placed.map(({ text, x = 0, y = 0, size = 16, ...word }, index) => (
            <text
              key={`${text} ${index}`}
              x={x}
              y={y}
              textAnchor="middle"
              fontSize={size}
              fontFamily={typography.fontFamily}
              fontWeight={700}
              fill={
                // Its own: rows may ask for the same word, one of them missed and one known.
                'missed' in word && word.missed === true
                  ? 'var(--wc-palette-secondary-main)'
                  : 'var(--wc-palette-primary-main)'
              }
            >
              {text}
            </text>
          ))
        }
      </Wordcloud>
    </Box>
  );
}
