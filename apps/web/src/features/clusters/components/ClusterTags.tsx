import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { changeListView } from '../state/list-view.ts';

/** More of them would make a card higher than its neighbours. */
const MAX_TAG_COUNT = 4;

/** Its tags; each narrows the list to itself. */
export function ClusterTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Tags`}
      sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75, width: 'fit-content' }}
    >
      {tags.slice(0, MAX_TAG_COUNT).map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          onClick={() => changeListView({ tag })}
          sx={{ maxWidth: 180 }}
        />
      ))}
      {tags.length > MAX_TAG_COUNT && <Chip size="small" label={`+${tags.length - MAX_TAG_COUNT}`} />}
    </Box>
  );
}
