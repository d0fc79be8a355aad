import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, Play, Tags, Trash2, X, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

/** What can be done with the selected rows, besides what stands in the bar itself. */
export interface BulkTool {
  icon: LucideIcon;
  label: string;
  run: () => void;
}

interface SelectionBarProps {
  count: number;
  /** Rows that a session of their own can ask. */
  practised: readonly number[];
  /** What the page offers for these rows. */
  tools: ReactNode;
  more: readonly BulkTool[];
  onTag: () => void;
  onDelete: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Lies over the head of the table while rows are selected, so that no row moves. Narrow, it scrolls sideways. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, practised, tools, more, onTag, onDelete, onSelectAll, onClear } = props;
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box
      role="toolbar"
      aria-label={t`Selected rows`}
      data-selection-bar
      sx={{
        position: 'absolute',
        zIndex: 5,
        top: 0,
        insetInline: 0,
        height: 49,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        overflowX: 'auto',
        overflowY: 'hidden',
        scrollbarWidth: 'none',
        bgcolor: 'tones.raised',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: '12px 12px 0 0',
        '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
      }}
    >
      <IconButton size="small" aria-label={t`Clear selection`} onClick={onClear}>
        <X />
      </IconButton>
      <Box component="span" role="status" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', mr: 0.5 }}>
        <Plural value={count} one="# row selected" other="# rows selected" />
      </Box>
      <Button size="small" color="inherit" onClick={onSelectAll}>
        <Trans>Select all</Trans>
      </Button>
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
      {tools}
      <Button size="small" variant="outlined" color="inherit" startIcon={<Tags />} onClick={onTag}>
        <Trans>Tags</Trans>
      </Button>
      <Button size="small" variant="outlined" color="error" startIcon={<Trash2 />} onClick={onDelete}>
        <Plural value={count} one="Delete # row" other="Delete # rows" />
      </Button>
      {more.length > 0 && (
        <IconButton
          size="small"
          aria-label={t`More for the selected rows`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <EllipsisVertical />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {more.map(({ icon: Icon, label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <Icon aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
