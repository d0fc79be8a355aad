import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { FEW_CLUSTERS, tagsInUse, type ClusterSort } from '@wordcluster/domain/clusters/list-view';
import { Archive, SlidersHorizontal, Tag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { changeListView, useListView } from '../state/list-view.ts';

interface ClusterToolsProps {
  clusters: readonly Cluster[];
  /** Actions for the whole list. */
  actions?: ReactNode;
}

/** Search, sorting, tags and archive; for a short list only the useful ones. */
export function ClusterTools({ clusters, actions }: ClusterToolsProps) {
  const { t } = useLingui();
  const { search, sort } = useListView();
  const [unfolded, setUnfolded] = useState(false);
  const long = clusters.length > FEW_CLUSTERS;
  const narrowed = search !== '' || sort !== 'own';
  const open = unfolded || narrowed;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1.5, alignItems: long ? 'flex-end' : 'center' }}
      >
        {long ? (
          <SearchAndSort open={open} />
        ) : (
          // A line of its own for one button would leave the list beginning too low.
          <ShownOnly clusters={clusters} />
        )}
        <Box sx={{ ml: 'auto', display: long ? { xs: 'none', sm: 'block' } : 'block' }}>{actions}</Box>
      </Box>
      {long && (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
          <IconButton
            aria-label={t`Search and sort`}
            aria-expanded={open}
            onClick={() => setUnfolded(!open)}
            disabled={narrowed}
            sx={{ display: { sm: 'none' }, ml: -1 }}
          >
            <SlidersHorizontal />
          </IconButton>
          <ShownOnly clusters={clusters} />
          <Box sx={{ ml: 'auto', display: { sm: 'none' } }}>{actions}</Box>
        </Box>
      )}
    </Box>
  );
}

/** On a phone they collapse behind an icon; active filters and sorting are always visible. */
function SearchAndSort({ open }: { open: boolean }) {
  const { t } = useLingui();
  const { search, sort } = useListView();
  const sorts: { value: ClusterSort; label: string }[] = [
    { value: 'own', label: t`My order` },
    { value: 'practised', label: t`Last practised` },
    { value: 'changed', label: t`Last changed` },
    { value: 'title', label: t`Title` },
  ];
  return (
    <Box sx={{ display: { xs: open ? 'flex' : 'none', sm: 'contents' }, flexWrap: 'wrap', gap: 1.5, width: '100%' }}>
      <Field
        label={t`Search clusters`}
        type="search"
        size="small"
        value={search}
        onChange={({ target }) => changeListView({ search: target.value })}
        inputProps={{ maxLength: 200, 'data-shortcut': 'search' }}
        sx={{ flex: '1 1 200px', maxWidth: 420 }}
      />
      <SelectField
        label={t`Sort by`}
        value={sort}
        options={sorts}
        onChange={(chosen) => changeListView({ sort: chosen })}
        sx={{ flex: '0 1 180px' }}
      />
    </Box>
  );
}

/** The tags and the archive, each a switch; nothing where there are none. */
function ShownOnly({ clusters }: Pick<ClusterToolsProps, 'clusters'>) {
  const { t, i18n } = useLingui();
  const { tag, archived } = useListView();
  const tags = tagsInUse(
    clusters.filter((cluster) => cluster.archived === archived),
    i18n.locale,
  );
  const putAway = clusters.filter((cluster) => cluster.archived).length;
  if (tags.length === 0 && putAway === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Show only`}
      // Beside the action also on a phone: a line of its own for one button would push the list down.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 140px', sm: '1 1 auto' } }}
    >
      {tags.map((one) => (
        <SwitchChip
          key={one}
          icon={<Tag size={14} aria-hidden />}
          label={one}
          on={tag === one}
          onClick={() => changeListView({ tag: tag === one ? null : one })}
          sx={{ minHeight: 32, maxWidth: '100%' }}
        />
      ))}
      {putAway > 0 && (
        <SwitchChip
          icon={<Archive size={14} aria-hidden />}
          label={<Trans>Archive ({putAway})</Trans>}
          on={archived}
          onClick={() => changeListView({ archived: !archived, tag: null })}
          sx={{ minHeight: 32, ml: 'auto' }}
        />
      )}
    </Box>
  );
}

function SwitchChip({ on, ...chip }: ChipProps & { on: boolean }) {
  return <Chip {...chip} aria-pressed={on} color={on ? 'primary' : 'default'} variant={on ? 'filled' : 'outlined'} />;
}
