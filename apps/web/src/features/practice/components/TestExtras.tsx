import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { columnLanguage, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { QUESTION_LIMITS, type TestSettings } from '@wordcluster/domain/practice/settings';
import { PRACTICE_SETTINGS } from '../../../platform/browser/places.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

interface TestExtrasProps {
  cluster: ClusterColumns;
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
  /** Null where there are no pictures. */
  latePictures: boolean | null;
  onLatePictures: (late: boolean) => void;
}

/** How many questions, how typed answers are graded, and what is seen and heard of a question. */
export function TestExtras({ cluster, settings, onChange, latePictures, onLatePictures }: TestExtrasProps) {
  const { t } = useLingui();
  const { source_col, test_type, grading, question_limit, autoplay } = settings;
  const spoken = source_col !== 0 && columnLanguage(cluster, source_col) !== null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <SelectField
          label={t`Number of questions`}
          value={String(question_limit ?? 'all')}
          options={[
            { value: 'all', label: t`All` },
            ...QUESTION_LIMITS.map((limit) => ({ value: String(limit), label: String(limit) })),
          ]}
          onChange={(chosen) => onChange({ question_limit: chosen === 'all' ? null : Number(chosen) })}
        />
        {test_type === 'text' && (
          <Box>
            <SelectField
              label={t`Grading`}
              value={grading}
              options={[
                { value: 'strict', label: t`Strict` },
                { value: 'helpful', label: t`Forgiving` },
              ]}
              onChange={(chosen) => onChange({ grading: chosen })}
            />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {grading === 'strict' ? (
                <Trans>The answer must be written exactly as in the table.</Trans>
              ) : (
                <Trans>Forgiving: small typos and any answer in the cell are accepted.</Trans>
              )}{' '}
              <TextLink to={PRACTICE_SETTINGS}>
                <Trans>Practice settings</Trans>
              </TextLink>
            </Typography>
          </Box>
        )}
      </Box>
      {spoken && (
        <FormControlLabel
          label={<Trans>Read each question aloud</Trans>}
          control={<Switch checked={autoplay} onChange={(_event, on) => onChange({ autoplay: on })} />}
          sx={{ mr: 0, my: -0.5 }}
        />
      )}
      {latePictures !== null && (
        <FormControlLabel
          label={<Trans>Show pictures only after the answer</Trans>}
          control={<Switch checked={latePictures} onChange={(_event, on) => onLatePictures(on)} />}
          sx={{ mr: 0, my: -0.5 }}
        />
      )}
    </>
  );
}
