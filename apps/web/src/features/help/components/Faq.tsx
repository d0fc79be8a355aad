import { DEFAULT_PACKS } from '@wordcluster/domain/allowance/packs';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronDown, MonitorDown } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LegalDocument } from './LegalDialog.tsx';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useInstall } from '../../../platform/browser/install.ts';

const LegalDialog = lazy(() => import('./LegalDialog.tsx'));

interface Entry {
  id: string;
  question: MessageDescriptor;
  answer: ReactNode;
}

/** Entries that only apply with a shop. */
const ABOUT_PLANS = new Set(['free', 'upgrade', 'packs']);

const ENTRIES: readonly Entry[] = [
  {
    id: 'shortcut',
    question: msg`How do I put a shortcut on my desktop or home screen?`,
    answer: (
      <>
        <Trans>
          In Chrome or Edge, open the menu and choose Install or Add to home screen. In Safari on iPhone and iPad, tap
          Share and then Add to Home Screen; on a Mac, choose File and then Add to Dock. The shortcut opens Wordcluster
          in a window of its own.
        </Trans>
        <InstallButton />
      </>
    ),
  },
  {
    id: 'free',
    question: msg`Is Wordcluster free?`,
    answer: (
      <Trans>
        Yes. Without paying you keep 3 active clusters of 50 rows each, practise as much as you like, import and export.
        The teacher and the voice are free as long as the pool of characters that all free users share each month lasts.
      </Trans>
    ),
  },
  {
    id: 'upgrade',
    question: msg`How do I upgrade to Premium?`,
    answer: (
      <Trans>
        Choose a plan on the{' '}
        <Link component={RouterLink} to="/premium">
          Premium page
        </Link>
        . It lasts one year and does not renew automatically.
      </Trans>
    ),
  },
  {
    id: 'ai',
    question: msg`What does the generative AI do?`,
    answer: (
      <Trans>
        The teacher writes rows on a topic you name, translates cells, reads them aloud and answers in the chat. What it
        knows depends on the service that this installation uses. Look its answers over before you learn them: machines
        make mistakes.
      </Trans>
    ),
  },
  {
    id: 'packs',
    question: msg`What are the Great Pack and the Lite Pack?`,
    answer: <PacksAnswer />,
  },
  {
    id: 'legal',
    question: msg`Where are the terms of service and the privacy policy?`,
    answer: <LegalAnswer />,
  },
  {
    id: 'deletion',
    question: msg`How do I delete my profile?`,
    answer: (
      <Trans>
        On the page{' '}
        <Link component={RouterLink} to="/profile-termination">
          Profile termination
        </Link>
        . The profile is deleted permanently, with all its content.
      </Trans>
    ),
  },
  {
    id: 'support',
    question: msg`How do I reach support?`,
    answer: (
      <Trans>
        Call or write to us; you will find the details on the{' '}
        <Link component={RouterLink} to="/contact">
          Contact page
        </Link>
        .
      </Trans>
    ),
  },
  {
    id: 'keyboards',
    question: msg`Which keyboards can I use?`,
    answer: (
      <Trans>
        Any: dead keys, on-screen keyboards and input methods for Japanese, Chinese, Korean and others work everywhere,
        letter boxes included. In a table the arrow keys move, Enter edits, Alt with the arrow up or down moves a row.
        In a test the keys 1 to 4 choose an answer.
      </Trans>
    ),
  },
  {
    id: 'global',
    question: msg`Can I use it for any language, anywhere?`,
    answer: (
      <Trans>
        Yes. More than a hundred languages can be chosen for a column, those written from right to left too, and a
        column without a language takes any text. The interface speaks twelve languages, Arabic among them.
      </Trans>
    ),
  },
];

/** Questions and answers. `open` is the entry that is open at first; 'shortcut' is the first one. */
export function Faq({ open }: { open: string | null }) {
  const { i18n } = useLingui();
  const [expanded, setExpanded] = useState<string | null>(open);
  const { shop } = useInstallation();
  const entries = shop ? ENTRIES : ENTRIES.filter(({ id }) => !ABOUT_PLANS.has(id));
  return entries.map(({ id, question, answer }) => (
    <Accordion
      key={id}
      id={id}
      disableGutters
      expanded={expanded === id}
      onChange={(_event, isOpen) => setExpanded(isOpen ? id : null)}
    >
      <AccordionSummary expandIcon={<ChevronDown size={20} />} id={`${id}-question`} aria-controls={`${id}-answer`}>
        <Typography variant="h4" component="span">
          {i18n._(question)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {answer}
        </Typography>
      </AccordionDetails>
    </Accordion>
  ));
}

function PacksAnswer() {
  const { i18n } = useLingui();
  const liteVoice = i18n.number(DEFAULT_PACKS.lite.voice);
  return (
    <Trans>
      Characters for the teacher, renewed each month from the day your Premium began. The Great Pack holds 2 million
      characters of text and 1 million of voice, the Lite Pack 1 million of text and {liteVoice} of voice. What is
      cached costs nothing.
    </Trans>
  );
}

function LegalAnswer() {
  const [legal, setLegal] = useState<LegalDocument | null>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setLegal('terms')}>
          <Trans>Terms of Service</Trans>
        </Button>
        <Button variant="outlined" onClick={() => setLegal('privacy')}>
          <Trans>Privacy Policy</Trans>
        </Button>
      </Box>
      {legal !== null && (
        <Suspense>
          <LegalDialog document={legal} onClose={() => setLegal(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Installs the app if the browser offers it; otherwise the text above it helps. */
function InstallButton() {
  const install = useInstall();
  if (install === null) return null;
  return (
    <Button variant="contained" startIcon={<MonitorDown />} onClick={install} sx={{ mt: 2 }}>
      <Trans>Install Wordcluster</Trans>
    </Button>
  );
}
