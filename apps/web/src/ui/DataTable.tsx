import { useLingui } from '@lingui/react/macro';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { dataTable } from './data-table-style.ts';

export interface DataColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Only for the eye's rest: a column of buttons needs no heading on the screen. */
  hideLabel?: boolean;
}

export interface TableOrder {
  by: string;
  direction: 'asc' | 'desc';
  onSort: (by: string) => void;
}

interface DataTableProps<Row> {
  /** Says what the table holds, to screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** With it every column with a heading can be sorted. */
  order?: TableOrder;
}

/** MUI gives the other parts their roles, but not its cells. */
const headingRole = { component: 'div', role: 'columnheader' } as const;
const cellRole = { component: 'div', role: 'cell' } as const;

/**
 * Rows under headings; on a phone each row becomes a card with its labels beside the values. It is made of
 * divs with roles, because browsers forget the roles of table elements whose display changes.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, order }: DataTableProps<Row>) {
  const { t } = useLingui();
  return (
    <Table
      component="div"
      aria-label={label}
      className={order && 'sortable'}
      // Said before the headings where they stand as a line of buttons.
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
