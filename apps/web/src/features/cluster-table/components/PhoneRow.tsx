import { Trans, useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import { ChevronDown, SquareCheck, Trash2 } from 'lucide-react';
import { memo, type CSSProperties, type MouseEvent, useRef, type PointerEvent } from 'react';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import { useRowDrag } from '../hooks/use-row-drag.ts';
import { RowHandle } from './RowHandle.tsx';
import { useRowActions } from './RowMenu.tsx';
import { StrengthMark } from './Strength.tsx';
import { TableCell } from './TableCell.tsx';
import type { TableRowProps } from './TableRow.tsx';
import styles from './phone.module.css';
import { longestWord } from '../../../ui/longest-word.ts';

/** Pixels after which a movement is a swipe and no tap, and the share of the width from which letting go means it. */
const BEGINS = 12;
const ENOUGH = 0.35;
const LEAVING_MS = 140;

interface Start {
  pointer: number;
  x: number;
  y: number;
  swiping: boolean;
}

/**
 * A finger that pulls an element towards the start of the line, far enough, throws it out: `onSwipe`. The mouse has
 * other ways, and scrolling stays the browser's (`touch-action: pan-y`).
 */
function useSwipe(enabled: boolean, onSwipe: () => void) {
  const start = useRef<Start | null>(null);

  const draw = (element: HTMLElement, x: number, moving: boolean) => {
    element.style.transition = moving ? 'none' : `transform ${LEAVING_MS}ms ease-out`;
    element.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };
  /** How far it is pulled: negative to the left, positive in right-to-left lines, 0 the other way. */
  const pulled = ({ currentTarget, clientX }: PointerEvent<HTMLElement>, { x }: Start) => {
    const leftToRight = getComputedStyle(currentTarget).direction === 'ltr';
    return leftToRight ? Math.min(0, clientX - x) : Math.max(0, clientX - x);
  };
  const end = (event: PointerEvent<HTMLElement>, finished: boolean) => {
    const begun = start.current;
    start.current = null;
    if (begun?.swiping !== true) return;
    const { currentTarget } = event;
    const distance = pulled(event, begun);
    const width = currentTarget.offsetWidth;
    if (!finished || Math.abs(distance) < width * ENOUGH) return draw(currentTarget, 0, false);
    draw(currentTarget, Math.sign(distance) * width, false);
    setTimeout(onSwipe, LEAVING_MS);
  };

  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent<HTMLElement>) => {
      if (!enabled || pointerType === 'mouse' || !isPrimary) return;
      start.current = { pointer: pointerId, x: clientX, y: clientY, swiping: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = start.current;
      if (begun?.pointer !== event.pointerId) return;
      const [across, along] = [Math.abs(event.clientX - begun.x), Math.abs(event.clientY - begun.y)];
      if (!begun.swiping && across < BEGINS) return;
      if (!begun.swiping && along > across) {
        start.current = null;
        return;
      }
      begun.swiping = true;
      draw(event.currentTarget, pulled(event, begun), true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

interface PhoneRowProps extends TableRowProps {
  /** Its tools are shown, and its values can be tapped to be edited. */
  open: boolean;
  onOpen: (rowId: number, open: boolean) => void;
}

/**
 * A row on a narrow screen: a card of its values in full width. A tap opens it, a swipe deletes it, a long press drags
 * it; keys work as in the table.
 */
export const PhoneRow = memo(function PhoneRow(props: PhoneRowProps) {
  const { row, index, viewIndex, start, activeCell, editing, selected, saved, control, open, onOpen } = props;
  const { t } = useLingui();
  const { columns, canEdit, movable } = control;
  const { attach, dragging, drop } = useRowDrag(row.id, movable && !open && editing === null, props.measure, true);
  const swipe = useSwipe(canEdit && !open && editing === null, () =>
    control.dispatch({ type: 'deleted', rowId: row.id }),
  );
  const word = row.col_1_value ?? '';
  const tap = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('button, input, textarea') !== null) return;
    if (!open || target.closest('[role="gridcell"]') === null) onOpen(row.id, !open);
  };

  return (
    <div
      ref={attach}
      role="row"
      aria-rowindex={viewIndex + 2}
      aria-selected={canEdit ? selected : undefined}
      data-index={viewIndex}
      data-selected={selected}
      data-dragging={dragging}
      data-drop={drop ?? undefined}
      data-open={open}
      className={styles['row']}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Trash2 className={styles['gone']} size={22} aria-hidden />
      {/* Only enlarges the touch target: keys open cells, and the button on the right does the same for everybody. */}
      <div
        className={saved ? `${styles['card']} ${styles['saved']}` : styles['card']}
        role="presentation"
        onClick={tap}
        {...swipe}
      >
        <div role="rowheader" aria-colindex={1} className={styles['number']}>
          {index + 1}
          <StrengthMark strength={control.strengths?.get(row.id)} />
        </div>
        <div className={styles['values']}>
          {columns.map((column, at) => (
            <Line key={column.number} {...props} column={column} position={at} />
          ))}
        </div>
        <div role="gridcell" aria-colindex={columns.length + 2} className={styles['more']}>
          <IconButton
            tabIndex={activeCell >= 0 ? 0 : -1}
            aria-label={t`Row ${index + 1}: ${word}`}
            aria-expanded={open}
            onClick={() => onOpen(row.id, !open)}
          >
            <ChevronDown />
          </IconButton>
        </div>
        {open && <Tools {...props} />}
      </div>
    </div>
  );
});

interface LineProps extends PhoneRowProps {
  column: TableColumn;
  position: number;
}

/** One value of the card, with the name of its column while the card is open. */
function Line({ row, column, position, activeCell, editing, focused, control, open }: LineProps) {
  const { canEdit, renderCellAction } = control;
  const value = rowValue(row, column.number);
  const edited = editing?.column === column.number;
  return (
    <div
      className={styles['line']}
      data-blank={value === null && !edited && !open}
      style={{ '--letters': longestWord(value ?? '') ?? undefined } as CSSProperties}
    >
      {open && (
        <div className={styles['caption']}>
          {column.language !== null && <LanguageBadge code={column.language} />}
          {column.name}
        </div>
      )}
      <TableCell
        value={value}
        rowId={row.id}
        position={position}
        column={column}
        active={activeCell === position}
        draft={edited ? editing.text : null}
        tags={position === 0 ? row.tags : undefined}
        picture={position === 0 ? row.picture : undefined}
        focused={focused}
        editable={canEdit && open}
        actions={open ? renderCellAction?.(row, column) : null}
        dispatch={control.dispatch}
      />
    </div>
  );
}

/** Actions of an open row: icons with labels, each as large as a finger. */
function Tools({ row, index, count, selected, control }: PhoneRowProps) {
  const { t } = useLingui();
  const { canEdit, movable, dispatch, renderTranslation } = control;
  const tools = useRowActions(row, control);
  const word = row.col_1_value ?? '';
  if (!canEdit && tools.length === 0) return null;
  return (
    <div role="gridcell" className={styles['tools']}>
      {tools.map((tool) => (
        <ButtonBase key={tool.label} aria-label={tool.name} onClick={tool.run}>
          <tool.icon aria-hidden />
          {tool.label}
        </ButtonBase>
      ))}
      {renderTranslation?.(row, control.fill, true)}
      {movable && (
        <RowHandle
          handle={null}
          index={index}
          count={count}
          word={word}
          caption={<Trans>Move</Trans>}
          onMove={(to) => dispatch({ type: 'moved', rowId: row.id, to })}
        />
      )}
      {canEdit && (
        <>
          <ButtonBase
            aria-label={t`Select row ${index + 1}`}
            aria-pressed={selected}
            onClick={() => dispatch({ type: 'selected', rowId: row.id, range: false })}
          >
            <SquareCheck aria-hidden />
            <Trans>Select</Trans>
          </ButtonBase>
          <ButtonBase className={styles['danger']} aria-label={t`Delete ${word}`} onClick={() => control.onDelete(row)}>
            <Trash2 aria-hidden />
            <Trans>Delete</Trans>
          </ButtonBase>
        </>
      )}
    </div>
  );
}
