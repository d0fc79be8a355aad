import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Tooltip from '@mui/material/Tooltip';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { NO_IDS, rowsToPractise, shownCount, type TableState } from '@wordcluster/domain/cluster-table/state';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import type { Filter } from '@wordcluster/domain/cluster-table/view';
import { useMemo, type ReactNode } from 'react';
import { ChevronDown, Replace, Search, X } from 'lucide-react';
import { SELECT_STYLE } from '../../../ui/select-style.ts';
import { PractiseRows } from './SelectionBar.tsx';

interface ToolbarProps {
  state: TableState;
  dispatch: (event: TableEvent) => void;
  /** Finds and replaces; absent for readers. */
  onReplace: (() => void) | undefined;
  /** The page's actions for all rows. */
  tools: ReactNode;
  /** Rows are selected. */
  selecting: boolean;
  /** The page's main buttons. */
  actions: ReactNode;
}

const FILTERS = ['untranslated', 'duplicates'] as const satisfies readonly Filter[];

const SELECT = { ...SELECT_STYLE, maxWidth: 180 } as const;

/** Toolbar above the table: search, filter, counts, and actions for all rows. */
export function Toolbar({ state, dispatch, onReplace, tools, selecting, actions }: ToolbarProps) {
  const { t } = useLingui();
  const { rows } = state.list;
  const search = state.searchText;
  const onSearch = (text: string) => dispatch({ type: 'search-typed', text });
  // Stable while rows are selected: the result of the search.
  const practised = useMemo(() => rowsToPractise({ ...state, selected: NO_IDS }), [state]);
  return (
    <Box
      data-table-tools
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, sm: 2 },
        rowGap: 1.5,
        mb: { xs: 1, sm: 2 },
        minHeight: 40,
      }}
    >
      {/* No search in an empty table. */}
      {rows.length > 0 && <SearchField search={search} onSearch={onSearch} />}
      {rows.length > 1 && (
        <FilterSelect filter={state.filter} onFilter={(filter) => dispatch({ type: 'filtered', filter })} />
      )}
      <TagSelect rows={rows} search={search} onSearch={onSearch} />
      <RowCount shown={shownCount(state)} count={rows.length} pinned={state.pinned.size} />
      <PractiseRows rowIds={practised} />
      {onReplace && rows.length > 0 && (
        <Tooltip title={t`Find and replace`}>
          <IconButton size="small" aria-label={t`Find and replace`} onClick={onReplace}>
            <Replace />
          </IconButton>
        </Tooltip>
      )}
      {rows.length > 0 && (
        // While rows are selected the bar has them; their space stays reserved.
        <Box sx={{ display: 'contents', visibility: selecting ? 'hidden' : 'visible' }}>{tools}</Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          ml: { sm: 'auto' },
          width: { xs: '100%', sm: 'auto' },
          order: { xs: -1, sm: 0 },
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
        }}
      >
        {actions}
      </Box>
    </Box>
  );
}

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <OutlinedInput
      size="small"
      value={search}
      onChange={({ target }) => onSearch(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
      placeholder={t`Search rows`}
      // The type `search` would add the browser's own clear button.
      inputProps={{
        'aria-label': t`Search rows`,
        role: 'searchbox',
        enterKeyHint: 'search',
        'data-shortcut': 'search',
      }}
      sx={{ width: { sm: 280 }, flex: { xs: '1 1 200px', sm: 'none' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        search !== '' && (
          <IconButton size="small" edge="end" aria-label={t`Clear search`} onClick={() => onSearch('')}>
            <X />
          </IconButton>
        )
      }
    />
  );
}

function FilterSelect({ filter, onFilter }: { filter: Filter | null; onFilter: (filter: Filter | null) => void }) {
  const { t } = useLingui();
  return (
    <NativeSelect
      value={filter ?? ''}
      onChange={({ target }) => onFilter(FILTERS.find((one) => one === target.value) ?? null)}
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      inputProps={{ 'aria-label': t`Show only` }}
      sx={SELECT}
    >
      <option value="">{t`All rows`}</option>
      <option value="untranslated">{t`Without translation`}</option>
      <option value="duplicates">{t`Duplicates`}</option>
    </NativeSelect>
  );
}

const byName = (one: string, other: string) => one.localeCompare(other);

/** Searches for one of the tags of the rows, in their alphabetical order. */
function TagSelect({ rows, search, onSearch }: SearchFieldProps & { rows: readonly ClusterRow[] }) {
  const { t } = useLingui();
  const tags = useMemo(() => [...new Set(rows.flatMap((row) => row.tags ?? []))].toSorted(byName), [rows]);
  if (tags.length === 0) return null;
  return (
    <NativeSelect
      value={tags.find((tag) => `#${tag}` === search) ?? ''}
      onChange={({ target }) => onSearch(target.value === '' ? '' : `#${target.value}`)}
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      inputProps={{ 'aria-label': t`Show rows with tag` }}
      sx={SELECT}
    >
      <option value="">{t`All tags`}</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </NativeSelect>
  );
}

interface RowCountProps {
  /** Rows in view and all rows. */
  shown: number;
  count: number;
  /** Added rows that the search does not find. */
  pinned: number;
}

function RowCount({ shown, count, pinned }: RowCountProps) {
  const { i18n } = useLingui();
  const [shownText, countText] = [i18n.number(shown), i18n.number(count)];
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {shown === count ? (
        <Plural value={count} one="# row" other="# rows" />
      ) : (
        <Trans>
          {shownText} of {countText} rows
        </Trans>
      )}
      {pinned > 0 && (
        <Box component="span" sx={{ color: 'text.primary', ml: 1.5 }}>
          <Plural
            value={pinned}
            one="The new row does not match the search. It stays here until the search changes."
            other="# new rows do not match the search. They stay here until the search changes."
          />
        </Box>
      )}
    </Typography>
  );
}
