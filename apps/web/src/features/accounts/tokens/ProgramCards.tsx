import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BookOpen, Bot, Captions, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { CopyLine } from './CopyLine.tsx';
import { NewProgramToken, ProgramFrame, ShownOnce } from './ProgramCard.tsx';
import { lastUsed, type Token } from './tokens-query.ts';

interface CardProps {
  tokens: readonly Token[];
  /** When they were loaded, milliseconds since 1970. */
  now: number;
}

/** This server's address, for the settings of a program. */
const here = () => window.location.origin;

export function YomitanCard({ tokens, now }: CardProps) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  return (
    <ProgramFrame
      icon={<BookOpen />}
      name="Yomitan"
      lead={<Trans>The pop-up dictionary adds words while you read, and knows which ones you already have.</Trans>}
      lastUse={{ at: lastUsed(tokens, 'yomitan'), now }}
    >
      <Typography>
        <Trans>In Yomitan’s settings, open Anki, turn the integration on and paste these two.</Trans>
      </Typography>
      <CopyLine label={t`AnkiConnect server address`} value={`${here()}/ankiconnect`} />
      {token === null ? (
        <NewProgramToken program="yomitan" name="Yomitan" onMade={setToken} />
      ) : (
        <>
          <CopyLine label={t`API key`} value={token} />
          <ShownOnce />
        </>
      )}
    </ProgramFrame>
  );
}

export function AsbplayerCard({ tokens, now }: CardProps) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  return (
    <ProgramFrame
      icon={<Captions />}
      name="asbplayer"
      lead={<Trans>The subtitle player adds words while you watch, and colours the ones you know.</Trans>}
      lastUse={{ at: lastUsed(tokens, 'asbplayer'), now }}
    >
      <Typography>
        <Trans>In asbplayer’s settings, open Anki and paste this address. The token is in it.</Trans>
      </Typography>
      {token === null ? (
        <NewProgramToken program="asbplayer" name="asbplayer" onMade={setToken} />
      ) : (
        <>
          <CopyLine label={t`Anki Connect URL`} value={`${here()}/ankiconnect?key=${token}`} />
          <ShownOnce />
        </>
      )}
    </ProgramFrame>
  );
}

export function AssistantCard({ tokens, now }: CardProps) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  return (
    <ProgramFrame
      icon={<Bot />}
      name={<Trans>AI assistant</Trans>}
      lead={<Trans>Your assistant adds and corrects words, quizzes you on what is due and plans for an exam.</Trans>}
      lastUse={{ at: lastUsed(tokens, 'assistant'), now }}
    >
      <Typography>
        <Trans>
          Paste this address where your assistant adds a connector (remote MCP server). It then opens a page here where
          you can allow it.
        </Trans>
      </Typography>
      <CopyLine label={t`Address of the MCP server`} value={`${here()}/mcp`} />
      <Disclosure label={<Trans>My assistant needs a token</Trans>}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {token === null ? (
            <NewProgramToken program="assistant" name={t`AI assistant`} onMade={setToken} />
          ) : (
            <>
              <CopyLine label={t`Header`} value={`Authorization: Bearer ${token}`} />
              <ShownOnce />
            </>
          )}
        </Box>
      </Disclosure>
    </ProgramFrame>
  );
}

export function CurlCard({ tokens, now }: CardProps) {
  const { t } = useLingui();
  const [token, setToken] = useState<string | null>(null);
  return (
    <ProgramFrame
      icon={<SquareTerminal />}
      name="curl"
      lead={<Trans>For your own scripts: they can do everything this page does.</Trans>}
      lastUse={{ at: lastUsed(tokens, 'curl'), now }}
    >
      <Typography>
        <Trans>This command lists your clusters.</Trans> <Link href="/api/docs">{t`All requests`}</Link>
      </Typography>
      {token === null ? (
        <NewProgramToken program="curl" name="curl" onMade={setToken} />
      ) : (
        <>
          <CopyLine
            label={t`Command`}
            value={`curl --header "Authorization: Bearer ${token}" ${here()}/api/clusters`}
          />
          <ShownOnce />
        </>
      )}
    </ProgramFrame>
  );
}
