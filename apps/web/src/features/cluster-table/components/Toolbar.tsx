import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Tooltip from '@mui/material/Tooltip';
import type { Filter } from '@wordcluster/domain/cluster-table/view';
import type { ReactNode } from 'react';
import { ChevronDown, Play, Replace, Search, X } from 'lucide-react';
import { Link } from 'react-router';

interface TableToolsProps {
  search: string;
  onSearch: (search: string) => void;
  /** Of the rows, in their alphabetical order. */
  tags: readonly string[];
  /** Rows in view and all rows. */
  shown: number;
  count: number;
  /** Added rows that the search does not find. */
  kept: number;
  /** Rows of a search that a session of their own can ask. */
  practised: readonly number[];
  filter: Filter | null;
  onFilter: (filter: Filter | null) => void;
  /** Finds and replaces; absent for readers. */
  onReplace: (() => void) | undefined;
  /** What the page offers for all rows. */
  tools: ReactNode;
  /** The page's main buttons. */
  actions: ReactNode;
}

const FILTERS = ['untranslated', 'duplicates'] as const satisfies readonly Filter[];

const SELECT = {
  maxWidth: 180,
  '& select': { textOverflow: 'ellipsis' },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .MuiNativeSelect-icon': { right: 10, width: 18, height: 18, top: 'calc(50% - 9px)' },
} as const;

/** Above the table: finding rows, how many there are and of which kind, and what can be done with all of them. */
export function Toolbar({
  search,
  onSearch,
  tags,
  shown,
  count,
  kept,
  practised,
  filter,
  onFilter,
  onReplace,
  tools,
  actions,
}: TableToolsProps) {
  const { t, i18n } = useLingui();
  const [shownText, countText] = [i18n.number(shown), i18n.number(count)];
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
      {/* Where there is nothing to find there is no search. */}
      {count > 0 && (
        <OutlinedInput
          size="small"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
          placeholder={t`Search rows`}
          // The type `search` would bring the browser's own cross beside ours.
          inputProps={{
            'aria-label': t`Search rows`,
            role: 'searchbox',
            enterKeyHint: 'search',
            'data-shortcut': 'search',
          }}
          sx={{ width: { sm: 280 }, flex: { xs: '1 1 140px', sm: 'none' } }}
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
      )}
      {count > 1 && (
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
      )}
      {tags.length > 0 && (
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
      )}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {shown === count ? (
          <Plural value={count} one="# row" other="# rows" />
        ) : (
          <Trans>
            {shownText} of {countText} rows
          </Trans>
        )}
        {kept > 0 && (
          <Box component="span" sx={{ color: 'text.primary', ml: 1.5 }}>
            <Plural
              value={kept}
              one="The new row does not match the search. It stays here until the search changes."
              other="# new rows do not match the search. They stay here until the search changes."
            />
          </Box>
        )}
      </Typography>
      {practised.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Play />}
          component={Link}
          to={`/review?rows=${practised.join(',')}`}
        >
          <Plural value={practised.length} one="Practise # row" other="Practise # rows" />
        </Button>
      )}
      {onReplace && count > 0 && (
        <Tooltip title={t`Find and replace`}>
          <IconButton size="small" aria-label={t`Find and replace`} onClick={onReplace}>
            <Replace />
          </IconButton>
        </Tooltip>
      )}
      {tools}
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
