import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Row } from '../api/rows.ts';

/** Asks before a row is deleted; the message afterwards offers Undo. */
export function DeleteRowDialog({ row, onConfirm, onClose }: { row: Row; onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const words = [row.col_1_value, row.col_2_value, row.col_3_value].filter((value) => value !== null).join(' · ');
  return (
    <ConfirmDialog
      open
      title={t`Are you sure you want to delete this row?`}
      body={words}
      confirm={<Trans>Delete</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
