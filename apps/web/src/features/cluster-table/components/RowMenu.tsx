import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, Tag } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../api/rows.ts';
import type { RowContext, RowTool } from '../state/row-context.ts';

/** Actions of a row: those of other features, and its tags. */
export function useRowActions(row: Row, { canEdit, rowActions, onTag }: RowContext): readonly RowTool[] {
  const { t } = useLingui();
  const word = row.col_1_value ?? '';
  const tags: RowTool = { icon: Tag, label: t`Tags`, name: t`Tags of ${word}`, run: () => onTag(row) };
  return [...(rowActions?.(row) ?? []), ...(canEdit ? [tags] : [])];
}

interface RowMenuProps {
  row: Row;
  control: RowContext;
  /** By the keyboard: the button of the active row alone. */
  reachable: boolean;
}

/** Actions of a row in the table: a single one as a button, several in a menu. */
export function RowMenu({ row, control, reachable }: RowMenuProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tools = useRowActions(row, control);
  const [first] = tools;
  if (first === undefined) return null;
  const word = row.col_1_value ?? '';
  const button = { size: 'small', tabIndex: reachable ? 0 : -1 } as const;
  if (tools.length === 1)
    return (
      <IconButton {...button} aria-label={first.name} onClick={first.run}>
        <first.icon />
      </IconButton>
    );
  return (
    <>
      <IconButton
        {...button}
        aria-label={t`More for ${word}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {tools.map((tool) => (
            <MenuItem
              key={tool.label}
              onClick={() => {
                setAnchor(null);
                tool.run();
              }}
            >
              <tool.icon aria-hidden />
              {tool.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
