import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A row as a card: each value beside its label. */
const card = {
  '& .MuiTableBody-root': { display: 'grid', gap: 2 },
  '& .MuiTableBody-root > .MuiTableRow-root': {
    display: 'block',
    border: 1,
    borderColor: 'tones.hairline',
    borderRadius: 1.5,
    px: 2,
    py: 1,
  },
  '& .MuiTableBody-root .MuiTableCell-root': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    px: 0,
    py: 0.75,
    borderBottom: 0,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    minHeight: 36,
    '&:not([data-label])': { justifyContent: 'flex-end' },
    '&[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      flexShrink: 0,
      textAlign: 'left',
    },
  },
};

/** Headings that sort stay, as a line of buttons above the cards. */
const sortLine = {
  '&:not(.sortable) .MuiTableHead-root': unseen,
  '&.sortable .MuiTableHead-root': { display: 'block', mb: 2 },
  '&[data-sort]::before': {
    content: 'attr(data-sort)',
    display: 'block',
    mb: 0.75,
    color: 'text.secondary',
    typography: 'body2',
  },
  '& .MuiTableHead-root > .MuiTableRow-root': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& .MuiTableHead-root .MuiTableCell-root': { display: 'block', p: 0, border: 0 },
  '& .MuiTableHead-root .MuiTableCell-root:has(.unseen)': { display: 'contents' },
  '& .MuiTableSortLabel-root': { minHeight: 36, px: 1.25, border: 1, borderColor: 'tones.hairline', borderRadius: 1 },
  // An invisible arrow would take space.
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
};

/** Hairlines on a laptop; cards with labels below 900 px, where columns would be too narrow. */
const dataTable: SxProps<Theme> = {
  '& .unseen': unseen,
  '& .MuiTableCell-root': { px: 1.5, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableBody-root > :last-child > .MuiTableCell-root': { borderBottom: 0 },
  '@media (max-width: 899.95px)': { display: 'block', ...card, ...sortLine },
};

export interface DataColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Visually only: a column of buttons needs no heading on the screen. */
  hideLabel?: boolean;
}

export interface TableOrder {
  by: string;
  direction: 'asc' | 'desc';
  onSort: (by: string) => void;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** With it every column with a heading can be sorted. */
  order?: TableOrder;
}

/** MUI sets the roles of other parts, but not of cells. */
const headingRole = { component: 'div', role: 'columnheader' } as const;
const cellRole = { component: 'div', role: 'cell' } as const;

/**
 * Rows under headings; on a phone each row becomes a card with labels beside the values. Made of divs with roles,
 * because browsers drop the roles of table elements whose display changes.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, order }: DataTableProps<Row>) {
  const { t } = useLingui();
  return (
    <Table
      component="div"
      aria-label={label}
      className={order && 'sortable'}
      // A label if the headings are shown as a line of buttons.
      data-sort={order && t`Sort by`}
      sx={dataTable}
    >
      <TableHead component="div">
        <TableRow component="div">
          {columns.map((column) => (
            <TableCell
              key={column.id}
              {...headingRole}
              align={column.align ?? 'left'}
              sortDirection={order?.by === column.id ? order.direction : false}
            >
              {order && column.hideLabel !== true ? (
                <TableSortLabel
                  active={order.by === column.id}
                  direction={order.by === column.id ? order.direction : 'asc'}
                  onClick={() => order.onSort(column.id)}
                >
                  {column.label}
                </TableSortLabel>
              ) : (
                <span className={column.hideLabel === true ? 'unseen' : undefined}>{column.label}</span>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody component="div">
        {rows.map((row) => (
          <TableRow key={rowKey(row)} component="div">
            {columns.map(({ id, label: heading, cell, align, hideLabel }) => (
              <TableCell
                key={id}
                {...cellRole}
                align={align ?? 'left'}
                data-label={hideLabel === true ? undefined : heading}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
