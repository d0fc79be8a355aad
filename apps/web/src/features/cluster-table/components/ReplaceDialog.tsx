import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { replacements, replacingEdits, type Replacement } from '@wordcluster/domain/cluster-table/bulk-edits';
import type { TableColumn } from '@wordcluster/domain/cluster-table/columns';
import type { TableEvent } from '@wordcluster/domain/cluster-table/reducer';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import { useDeferredValue, useMemo, useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SubmitActions } from '../../../ui/SubmitActions.tsx';
import type { Row } from '../api/rows.ts';

interface ReplaceDialogProps {
  /** The selected rows, or else the displayed ones. */
  rows: readonly Row[];
  columns: readonly TableColumn[];
  dispatch: (event: TableEvent) => void;
  onClose: () => void;
}

/** Lines of the preview. */
const SHOWN = 50;

interface ReplaceForm {
  find: string;
  replace: string;
  /** The number of one column, or all. */
  column: string;
  matchCase: boolean;
  wholeCell: boolean;
}

const NOTHING_YET: ReplaceForm = { find: '', replace: '', column: 'all', matchCase: false, wholeCell: false };

/** Find and replace in cells; every change is previewed, and undone by one Undo. */
export default function ReplaceDialog({ rows, columns, dispatch, onClose }: ReplaceDialogProps) {
  const [form, setForm] = useState(NOTHING_YET);
  const { find, replace } = form;
  const wanted = useDeferredValue(
    useMemo(() => {
      const { column, ...how } = form;
      const numbers = columns.map(({ number }) => number);
      return { ...how, columns: numbers.filter((number) => column === 'all' || String(number) === column) };
    }, [form, columns]),
  );
  const found = useMemo(() => replacements(rows, columns, wanted), [rows, columns, wanted]);
  const possible = found.filter(({ problem }) => !problem);
  const impossible = found.length - possible.length;
  return (
    <AppDialog
      open
      maxWidth="sm"
      title={<Trans>Find and replace</Trans>}
      onClose={onClose}
      onSubmit={() => {
        if (possible.length === 0) return;
        dispatch({
          type: 'rows-edited',
          edits: replacingEdits(replacements(rows, columns, { ...wanted, find, replace })),
        });
        onClose();
      }}
      actions={
        <SubmitActions
          label={<Plural value={possible.length} _0="Replace" one="Replace # cell" other="Replace # cells" />}
          disabled={possible.length === 0}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Plural value={rows.length} one="In # row" other="In # rows" />
        </Typography>
        <Fields form={form} columns={columns} onChange={(part) => setForm({ ...form, ...part })} />
        <Box aria-live="polite">
          {wanted.find !== '' && found.length === 0 && <Trans>Nothing found</Trans>}
          {impossible > 0 && (
            <Typography variant="body2" sx={{ color: 'error.main', mb: 1 }}>
              <Plural
                value={impossible}
                one="# cell stays as it is: it would be empty or too long."
                other="# cells stay as they are: they would be empty or too long."
              />
            </Typography>
          )}
        </Box>
        {found.length > 0 && <Preview found={found} />}
      </Box>
    </AppDialog>
  );
}

interface FieldsProps {
  form: ReplaceForm;
  columns: readonly TableColumn[];
  onChange: (part: Partial<ReplaceForm>) => void;
}

function Fields({ form, columns, onChange }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Field
          autoFocus
          label={t`Find`}
          value={form.find}
          onChange={({ target }) => onChange({ find: target.value })}
          inputProps={{ autoComplete: 'off', maxLength: 1000, dir: 'auto' }}
        />
        <Field
          label={t`Replace with`}
          value={form.replace}
          onChange={({ target }) => onChange({ replace: target.value })}
          inputProps={{ autoComplete: 'off', maxLength: 1000, dir: 'auto' }}
        />
      </Box>
      <SelectField
        label={t`Column`}
        value={form.column}
        options={[
          { value: 'all', label: t`All columns` },
          ...columns.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        onChange={(column) => onChange({ column })}
      />
      <Box>
        <CheckField label={t`Match case`} checked={form.matchCase} onChange={(matchCase) => onChange({ matchCase })} />
        <CheckField
          label={t`Whole cells only`}
          checked={form.wholeCell}
          onChange={(wholeCell) => onChange({ wholeCell })}
        />
      </Box>
    </>
  );
}

/** Each cell before and after. */
function Preview({ found }: { found: readonly Replacement[] }) {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={t`Changes`}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}
    >
      {found.slice(0, SHOWN).map(({ rowId, column, before, after, problem }) => (
        <Box
          component="li"
          key={`${rowId} ${column.number}`}
          translate="no"
          lang={column.language ?? undefined}
          dir={languageDirection(column.language)}
          sx={{
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
            opacity: problem ? 0.6 : 1,
          }}
        >
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before}
          </Box>{' '}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
            {after}
          </Box>
        </Box>
      ))}
      {found.length > SHOWN && (
        <Box component="li" sx={{ py: 0.75, color: 'text.secondary' }}>
          <Plural value={found.length - SHOWN} one="and # more" other="and # more" />
        </Box>
      )}
    </Box>
  );
}
