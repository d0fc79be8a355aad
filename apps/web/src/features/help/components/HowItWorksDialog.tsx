import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import useMediaQuery from '@mui/material/useMediaQuery';
import { INTERFACE_LANGUAGES } from '@wordcluster/domain/languages/interface-languages';
import Typography from '@mui/material/Typography';

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '56px 1fr', gap: 2.5, alignItems: 'start' }}>
      <Box
        aria-hidden
        sx={{
          width: 56,
          height: 56,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'tones.field',
          display: 'grid',
          placeItems: 'center',
          typography: 'h2',
          color: 'primary.main',
        }}
      >
        {number}
      </Box>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch' }}>{children}</Typography>
      </div>
    </Box>
  );
}

/** The film in words, and the daily routine after it. */
function HowItWorksSteps() {
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: '0 auto', maxWidth: 760, display: 'grid', gap: 5, py: { xs: 3, sm: 8 } }}
    >
      <Step number={1} title={<Trans>Keep</Trans>}>
        <Trans>
          Create a cluster: a table of up to three columns, such as word, translation and example. Type the words in,
          import them from a file or ask the teacher for some.
        </Trans>
      </Step>
      <Step number={2} title={<Trans>Practise</Trans>}>
        <Trans>
          Start Learning & Practice. Type the answer or choose it; a word you miss comes back until you know it.
        </Trans>
      </Step>
      <Step number={3} title={<Trans>Remember</Trans>}>
        <Trans>
          Your last mistakes are kept for each cluster. Practise only those the next day, and see how much you achieved.
        </Trans>
      </Step>
      <Step number={4} title={<Trans>Today</Trans>}>
        <Trans>
          Every day, Today brings the words that are due, a few minutes at a time. Progress shows what you know.
        </Trans>
      </Step>
    </Box>
  );
}

/** Recorded from the product by tooling/pictures/film/record.ts. */
const FOLDER = '/how-it-works';
/** The first that the browser plays: the sharper one, then the one that every browser knows. */
const FILMS = [
  { src: `${FOLDER}/how-it-works.vp9.mp4`, type: 'video/mp4; codecs="vp09.00.40.08"' },
  { src: `${FOLDER}/how-it-works.mp4`, type: 'video/mp4; codecs="avc1.640028"' },
];
/** Height in pixels of the dialog's title and margins. */
const AROUND = 104;

interface HowItWorksFilmProps {
  onEnd: () => void;
  /** The browser can play none of the films, or none arrived. */
  onUnplayable: () => void;
}

/** The product filmed, without sound, with captions in the interface's language. */
function HowItWorksFilm({ onEnd, onUnplayable }: HowItWorksFilmProps) {
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
        // The film is dark in both themes, and so is its placeholder.
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

/** How the product works, on a full screen: a film that closes the dialog when it ends, or the same in words. */
export default function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [playable, setPlayable] = useState(true);
  const gotIt = (
    <Button variant="contained" onClick={onClose}>
      <Trans>Got it</Trans>
    </Button>
  );
  return (
    <AppDialog open fullScreen title={t`How it works`} onClose={onClose} actions={playable ? undefined : gotIt}>
      {playable ? (
        <>
          <HowItWorksFilm onEnd={onClose} onUnplayable={() => setPlayable(false)} />
          {/* The film's content for screen readers, and visible on a phone below it. */}
          <Box sx={{ mt: { xs: 3, sm: 0 }, '@media (min-width: 600px)': visuallyHidden }}>
            <HowItWorksSteps />
          </Box>
        </>
      ) : (
        <HowItWorksSteps />
      )}
    </AppDialog>
  );
}
