import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FREE_ACTIVE_CLUSTERS, FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { useEffect, useRef } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { DuplicatesField } from '../components/DuplicatesField.tsx';
import { DeckChoice } from './DeckChoice.tsx';
import { NoteTypeChoice } from './NoteTypeChoice.tsx';
import type { WordsFound } from '../api/import-rows.ts';
import { isAsGuessed, missingChoice, type WordsChoices } from './words-choices.ts';
import { SkippedWords } from './WordsOutcome.tsx';

interface WordsFileProps {
  found: WordsFound;
  choices: WordsChoices;
  cluster: Cluster | undefined;
  premium: boolean;
  disabled: boolean;
  onChange: (change: Partial<WordsChoices>) => void;
}

/** Content of the file, with the user's options. */
export function WordsFile(props: WordsFileProps) {
  const { found, choices, cluster, premium, disabled, onChange } = props;
  const { into } = choices;
  const missing = missingChoice(choices);
  const asGuessed = isAsGuessed(found, choices);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FileSummary found={found} />
      {!premium && (
        <Banner severity="info">
          <Trans>
            Your plan has room for {FREE_ACTIVE_CLUSTERS} clusters of {FREE_ROWS} rows. Anything beyond that is left out
            and counted.
          </Trans>{' '}
          <TextLink to="/premium">
            <Trans>Upgrade to PREMIUM</Trans>
          </TextLink>
        </Banner>
      )}
      <TargetFields {...props} />
      {into === 'cluster' && (found.duplicates.matching > 0 || !asGuessed) && (
        <DuplicatesField
          value={choices.duplicates}
          counts={asGuessed ? found.duplicates : null}
          disabled={disabled}
          onChange={(duplicates) => onChange({ duplicates })}
        />
      )}
      {found.decks.length > 1 && (
        <DeckChoice
          title={found.format === 'account' ? <Trans>Clusters</Trans> : <Trans>Decks</Trans>}
          decks={found.decks}
          chosen={choices.decks}
          disabled={disabled}
          onChange={(decks) => onChange({ decks })}
        />
      )}
      {found.note_types.map((type) => (
        <NoteTypeChoice
          key={type.id}
          type={type}
          cluster={into === 'cluster' ? cluster : undefined}
          fields={choices.columns.get(type.id) ?? null}
          disabled={disabled}
          onChange={(fields) => onChange({ columns: new Map(choices.columns).set(type.id, fields) })}
        />
      ))}
      <HistoryAndMedia {...props} />
      <SkippedWords skipped={found.skipped} />
      {missing === 'decks' && (
        <Banner severity="warning">
          <Trans>Choose at least one deck.</Trans>
        </Banner>
      )}
      {missing === 'fields' && (
        <Banner severity="warning">
          <Trans>Choose at least one kind of note.</Trans>
        </Banner>
      )}
    </Box>
  );
}

/** The read content; focused, as the pressed button was removed: screen readers start here. */
function FileSummary({ found }: { found: WordsFound }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{found.file_name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} component="output">
        <Plural value={found.rows_total} one="# row" other="# rows" />
        {found.reviews_total > 0 && (
          <>
            {' · '}
            <Plural value={found.reviews_total} one="# earlier answer" other="# earlier answers" />
          </>
        )}
        {found.media_total > 0 && (
          <>
            {' · '}
            <Plural value={found.media_total} one="# picture or recording" other="# pictures and recordings" />
          </>
        )}
      </Typography>
    </Box>
  );
}

/** Where the words go, with the title of a new cluster. */
function TargetFields({ found, choices, cluster, disabled, onChange }: WordsFileProps) {
  const { t } = useLingui();
  const { into } = choices;
  const targets: { value: WordsChoices['into']; label: string }[] = [
    ...(cluster === undefined ? [] : [{ value: 'cluster' as const, label: t`Into ${cluster.title}` }]),
    { value: 'decks', label: found.format === 'account' ? t`The same clusters` : t`A cluster for each deck` },
    { value: 'one', label: t`One new cluster for all words` },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectField
        label={t`Import into`}
        value={into}
        options={targets}
        disabled={disabled}
        onChange={(value) => onChange({ into: value })}
      />
      {into === 'one' && (
        <Field
          label={<Trans>Title</Trans>}
          value={choices.title}
          disabled={disabled}
          inputProps={{ maxLength: 120 }}
          error={missingChoice(choices) === 'title' ? t`At least 3 letters.` : null}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </Box>
  );
}

/** Earlier answers and files, where the file has any that can be imported. */
function HistoryAndMedia({ found, choices, disabled, onChange }: WordsFileProps) {
  const skippedMedia = found.skipped.find(({ reason }) => reason === 'media')?.count ?? 0;
  if (found.reviews_total === 0 && found.media_total <= skippedMedia) return null;
  return (
    <Box>
      {found.reviews_total > 0 && (
        <CheckField
          label={<Trans>Include learning history</Trans>}
          hint={<Trans>Keeps your schedule.</Trans>}
          checked={choices.history}
          disabled={disabled}
          onChange={(history) => onChange({ history })}
        />
      )}
      {found.media_total > skippedMedia && (
        <CheckField
          label={<Trans>With pictures and recordings</Trans>}
          checked={choices.media}
          disabled={disabled}
          onChange={(media) => onChange({ media })}
        />
      )}
    </Box>
  );
}
