import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { reviewSettingsQuery, type ReviewSettings } from '../../../platform/queries/reviews.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { failureText } from '../../../ui/messages.ts';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useReviewSettings, type SettingsForm } from '../hooks/use-review-settings.ts';
import { AdvancedPractice } from './AdvancedPractice.tsx';
import { ClusterDirections } from './ClusterDirections.tsx';
import { NumberField } from './NumberField.tsx';

type Way = ReviewSettings['ways'][number];

/** How words come up. The last one that is left cannot be turned off. */
function QuestionTypes({ settings, change }: Pick<SettingsForm, 'settings' | 'change'>) {
  const { t } = useLingui();
  const ways: readonly { way: Way; label: string }[] = [
    { way: 'meet', label: t`Introduce new words first` },
    { way: 'choose', label: t`Multiple choice` },
    { way: 'type', label: t`Type the answer` },
    { way: 'listen', label: t`Dictation` },
    { way: 'flashcard', label: t`Flashcards` },
  ];
  const toggle = (way: Way, on: boolean) =>
    change({ ways: ways.map((one) => one.way).filter((one) => (one === way ? on : settings.ways.includes(one))) });
  return (
    <Box component="section">
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        <Trans>Question types</Trans>
      </Typography>
      {ways.map(({ way, label }) => (
        <CheckField
          key={way}
          label={label}
          checked={settings.ways.includes(way)}
          onChange={(on) => toggle(way, on)}
          disabled={settings.ways.length === 1 && settings.ways.includes(way)}
        />
      ))}
    </Box>
  );
}

function Fields({ settings: stored, answering }: { settings: ReviewSettings; answering: ReactNode }) {
  const { t } = useLingui();
  const form = useReviewSettings(stored);
  const { settings, change, errorOf } = form;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuestionTypes settings={settings} change={change} />
      <Box sx={{ maxWidth: { sm: 260 } }}>
        <NumberField
          label={t`New words per day`}
          value={settings.new_per_day}
          error={errorOf('new_per_day')}
          maxLength={5}
          onChange={(new_per_day) => change({ new_per_day: new_per_day ?? 0 })}
        />
      </Box>
      <ClusterDirections />
      {answering}
      <Disclosure label={<Trans>Advanced</Trans>}>
        <AdvancedPractice form={form} />
      </Disclosure>
    </Box>
  );
}

/** How much and how a person practises; each choice is saved at once. What comes first is what most people look for. */
export function PracticeSettings({ answering }: { answering: ReactNode }) {
  const { data, error, refetch } = useQuery(reviewSettingsQuery);
  if (data !== undefined) return <Fields settings={data} answering={answering} />;
  if (error) return <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>;
  return <LineSkeletons />;
}
