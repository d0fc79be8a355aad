import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';

/** The names of its columns, each with its language. */
export function ClusterColumns({ cluster }: { cluster: Cluster }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {usedColumns(cluster).map((column) => {
        const language = columnLanguage(cluster, column);
        return (
          <Box component="li" key={column} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            {language !== null && <LanguageBadge code={language} />}
            <Typography variant="body2" noWrap>
              {columnName(cluster, column)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
