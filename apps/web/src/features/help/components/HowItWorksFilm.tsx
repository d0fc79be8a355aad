import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { INTERFACE_LANGUAGES } from '@wordcluster/domain/languages/interface-languages';
import { useEffect, useRef } from 'react';

/** Recorded from the product by tooling/pictures/film/record.ts. */
const FOLDER = '/how-it-works';
/** The first that the browser plays: the sharper one, then the one that every browser knows. */
const FILMS = [
  { src: `${FOLDER}/how-it-works.vp9.mp4`, type: 'video/mp4; codecs="vp09.00.40.08"' },
  { src: `${FOLDER}/how-it-works.mp4`, type: 'video/mp4; codecs="avc1.640028"' },
];
/** Pixels that the dialog's title and margins take from the film's height. */
const AROUND = 104;

interface HowItWorksFilmProps {
  onEnd: () => void;
  /** The browser can play none of the films, or none arrived. */
  onUnplayable: () => void;
}

/** The product filmed, without sound, with captions in the interface's language. */
export function HowItWorksFilm({ onEnd, onUnplayable }: HowItWorksFilmProps) {
  const { t, i18n } = useLingui();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const video = useRef<HTMLVideoElement>(null);
  // Its keys work at once: Space pauses, arrows seek.
  useEffect(() => video.current?.focus(), []);
  return (
    <Box
      component="video"
      ref={video}
      aria-label={t`How it works`}
      controls
      // Browsers focus players by Tab; axe wants it declared for a dialog that scrolls.
      tabIndex={0}
      muted
      playsInline
      autoPlay={!still}
      preload={still ? 'metadata' : 'auto'}
      poster={`${FOLDER}/poster.webp`}
      width={1600}
      height={1000}
      onEnded={onEnd}
      onError={onUnplayable}
      sx={{
        display: 'block',
        width: `min(100%, (100dvh - ${AROUND}px) * 1.6)`,
        height: 'auto',
        aspectRatio: '16 / 10',
        m: 'auto',
        borderRadius: 1.5,
        // The film is dark in both themes, and so is what is seen of it before it arrives.
        bgcolor: '#0c100e',
        '&::cue': {
          font: 'max(0.66em, 13px) "Source Sans 3 Variable", sans-serif',
          background: 'rgb(12 16 14 / 0.86)',
        },
      }}
    >
      {FILMS.map(({ src, type }, index) => (
        // A source that fails is passed over; the last one leaves none.
        <source key={src} src={src} type={type} onError={index === FILMS.length - 1 ? onUnplayable : undefined} />
      ))}
      {Object.entries(INTERFACE_LANGUAGES).map(([code, label]) => (
        <track
          key={code}
          kind="captions"
          src={`${FOLDER}/${code}.vtt`}
          srcLang={code}
          label={label}
          default={code === i18n.locale}
        />
      ))}
    </Box>
  );
}
