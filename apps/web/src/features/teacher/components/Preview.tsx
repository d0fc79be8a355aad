import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { teacherPreviewNotice } from '@wordcluster/domain/clusters/teacher-request';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { translateAnswer, translateMessage } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Generation } from '../api/calls.ts';

/** Step 1: the rows before they are imported. Those that the plan leaves out are shown, but faint. */
export function Preview({ generation, languages }: { generation: Generation; languages: readonly string[] }) {
  const { t } = useLingui();
  const nameOf = useLanguageName();
  const { rows, real_rows, importable_rows } = generation;
  const notice = teacherPreviewNotice(real_rows, importable_rows);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {notice === null ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translateAnswer(generation)}
        </Typography>
      ) : (
        <Banner severity="warning">
          {translateMessage(notice)}{' '}
          <TextLink to="/premium">
            <Trans>Upgrade to PREMIUM</Trans>
          </TextLink>
        </Banner>
      )}
      {/* Long words of three columns are wider than a phone; the keyboard scrolls from here too. */}
      <Box
        role="region"
        aria-label={t`Rows from your teacher`}
        tabIndex={0}
        sx={{ border: 1, borderColor: 'tones.hairline', borderRadius: 2, overflowX: 'auto' }}
      >
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow sx={{ bgcolor: 'tones.raised' }}>
              <TableCell sx={{ width: { xs: 36, sm: 48 } }}>#</TableCell>
              {languages.map((language) => (
                <TableCell key={language}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                    <LanguageBadge code={language} />
                    {nameOf(language)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow
                // Rows have no identity of their own and never change their order.
                key={`${index} ${row.join(' ')}`}
                aria-disabled={index >= importable_rows}
                sx={{
                  '&:last-child td': { border: 0 },
                  ...(index >= importable_rows && {
                    textDecoration: 'line-through',
                    '& td': { color: 'text.secondary' },
                  }),
                }}
              >
                <TableCell sx={{ color: 'text.secondary' }}>{index + 1}</TableCell>
                {row.map((value, place) => (
                  <TableCell
                    key={languages[place]}
                    lang={languages[place]}
                    dir={languageDirection(languages[place] ?? null)}
                    translate="no"
                    sx={{ fontSize: '1.0625rem', overflowWrap: 'break-word', py: 1 }}
                  >
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
