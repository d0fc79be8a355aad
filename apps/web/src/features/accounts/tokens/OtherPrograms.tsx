import Box from '@mui/material/Box';
import { EReaderCard } from './EReaderCard.tsx';
import { AsbplayerCard, AssistantCard, CurlCard, YomitanCard } from './ProgramCards.tsx';
import { TokensSection } from './TokensSection.tsx';
import { useTokens } from './tokens-query.ts';

const NONE = [] as const;

/** What of a person's words other programs may reach: a card for each program, and all tokens. */
export function OtherPrograms() {
  const { data, dataUpdatedAt: now } = useTokens();
  const tokens = data?.tokens ?? NONE;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AssistantCard tokens={tokens} now={now} />
      <YomitanCard tokens={tokens} now={now} />
      <AsbplayerCard tokens={tokens} now={now} />
      <EReaderCard />
      <CurlCard tokens={tokens} now={now} />
      <TokensSection />
    </Box>
  );
}
