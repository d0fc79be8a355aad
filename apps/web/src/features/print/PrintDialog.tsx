import { useEffect, useRef, useId } from 'react';
import { createPortal } from 'react-dom';
import type { PrintedSheet } from './sheet.ts';
import { CardsPaper } from './paper/CardsPaper.tsx';
import { followPageRule, pageRule } from './paper/page-rule.ts';
import styles from './paper/paper.module.css';
import { ListPaper, WorksheetPaper } from './paper/TablePaper.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import type { ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { MAX_PRINTED_ROWS, type Paper, PRINT_LAYOUTS, type PrintLayout } from '@wordcluster/domain/print/sheets';
import type { Cluster } from '../../platform/queries/clusters.ts';
import { AppDialog } from '../../ui/AppDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { failureText } from '../../ui/messages.ts';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePrint } from './use-print.ts';
import { LayoutPreview } from './LayoutPreview.tsx';

interface LayoutChoiceProps {
  value: PrintLayout;
  onChange: (layout: PrintLayout) => void;
  /** Cards and worksheets need a question and an answer column. */
  twoColumns: boolean;
}

/** A list, cards or a worksheet, each with a drawing. */
function LayoutChoice({ value, onChange, twoColumns }: LayoutChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const words: Record<PrintLayout, { title: string; detail: string }> = {
    list: { title: t`List`, detail: t`All columns, row by row` },
    cards: { title: t`Cut-out cards`, detail: t`Ten per page, double-sided` },
    worksheet: { title: t`Worksheet`, detail: t`Blanks to fill in and an answer key` },
  };
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.75 }}>
        {t`What is printed`}
      </Box>
      {PRINT_LAYOUTS.map((layout) => (
        <Box
          component="label"
          key={layout}
          sx={{
            position: 'relative',
            display: 'flex',
            flexDirection: { xs: 'row', sm: 'column' },
            alignItems: 'center',
            gap: { xs: 2, sm: 1.25 },
            p: { xs: 1.5, sm: 2 },
            textAlign: { xs: 'start', sm: 'center' },
            borderRadius: '12px',
            border: '2px solid',
            borderColor: 'tones.hairline',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'tones.raised' },
            '&:has(:checked)': { borderColor: 'primary.main', '& svg': { color: 'primary.main' } },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
            '&:has(:disabled)': { opacity: 0.55, cursor: 'default' },
            '& svg': { width: { xs: 40, sm: 60 }, height: { xs: 56, sm: 84 }, flexShrink: 0 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={layout}
            checked={value === layout}
            disabled={!twoColumns && layout !== 'list'}
            onChange={() => onChange(layout)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
          />
          <LayoutPreview layout={layout} />
          <Box component="span">
            <Box component="span" sx={{ display: 'block', typography: 'subtitle1', color: 'text.primary' }}>
              {words[layout].title}
            </Box>
            <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
              {words[layout].detail}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LAYOUTS = { list: ListPaper, cards: CardsPaper, worksheet: WorksheetPaper } as const;

async function askToPrint(): Promise<void> {
  // A word in another script may need a font that is not loaded yet.
  await document.fonts.ready;
  window.print();
}

/** The sheet as the browser prints it, with fonts for every script; opens the print dialog once rendered. */
function PaperSheet({ sheet, onSent }: { sheet: PrintedSheet; onSent: () => void }) {
  const Layout = LAYOUTS[sheet.layout];
  const sent = useRef<PrintedSheet>(null);
  useEffect(() => {
    const end = followPageRule(pageRule(sheet.layout, sheet.paper, sheet.title));
    if (sent.current !== sheet) {
      sent.current = sheet;
      void askToPrint().then(onSent);
    }
    return end;
  }, [sheet, onSent]);
  return createPortal(
    <div className={styles.paper} data-paper>
      <Layout {...sheet} />
    </div>,
    document.body,
  );
}

interface PrintDialogProps {
  cluster: Cluster;
  /** Rows that are selected; null for all. */
  rowIds?: readonly number[] | null;
  onClose: () => void;
}

type Printing = ReturnType<typeof usePrint>;

/** A cluster, or some of its rows, on paper: printed by the browser, or as a PDF. */
export default function PrintDialog({ cluster, rowIds = null, onClose }: PrintDialogProps) {
  const { t, i18n } = useLingui();
  const printing = usePrint(cluster, rowIds, () => {
    showToast({ message: t`The PDF “${cluster.title}” was created.` });
    onClose();
  });
  const { busy, failure, create, again, sheet, sent } = printing;
  const count = rowIds?.length ?? cluster.row_count;
  const tooMany = count > MAX_PRINTED_ROWS;
  const most = i18n.number(MAX_PRINTED_ROWS);
  return (
    <AppDialog
      open
      title={<Trans>Print</Trans>}
      onClose={onClose}
      onSubmit={() => {
        if (busy === null && !tooMany) void create();
      }}
      busy={busy !== null}
      actions={<PrintActions printing={printing} count={count} tooMany={tooMany} onClose={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <WishFields {...printing} />
        {tooMany && (
          <Banner severity="info">
            <Trans>At most {most} rows can be printed at once. Select fewer in the table.</Trans>
          </Banner>
        )}
        {failure !== null &&
          (failure.code === 'invalid' ? (
            <Banner>{failureText(failure)}</Banner>
          ) : (
            <RetryBanner onRetry={() => void again()}>{failureText(failure)}</RetryBanner>
          ))}
      </Box>
      {sheet && <PaperSheet sheet={sheet} onSent={sent} />}
    </AppDialog>
  );
}

interface PrintActionsProps {
  printing: Printing;
  count: number;
  tooMany: boolean;
  onClose: () => void;
}

function PrintActions({ printing: { busy, print, cancel }, count, tooMany, onClose }: PrintActionsProps) {
  return (
    <>
      <Typography
        component="output"
        variant="body2"
        // Beside three buttons there is no room for it on a phone.
        sx={{ flex: { xs: '1 0 100%', sm: 1 }, color: 'text.secondary' }}
      >
        <Plural value={count} one="# row" other="# rows" />
      </Typography>
      <Button color="inherit" onClick={busy === 'pdf' ? cancel : onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        disabled={busy !== null || tooMany}
        startIcon={busy === 'pdf' ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {busy === 'pdf' ? <Trans>Creating…</Trans> : <Trans>Create PDF</Trans>}
      </Button>
      <Button
        variant="contained"
        disabled={busy !== null || tooMany || count === 0}
        startIcon={<Printer aria-hidden />}
        onClick={() => void print()}
      >
        <Trans>Print</Trans>
      </Button>
    </>
  );
}

/** The printed content, the paper, and the layout of worksheets and cards. */
function WishFields({ columns, wish, change }: Pick<Printing, 'columns' | 'wish' | 'change'>) {
  const { t } = useLingui();
  const asksForColumn = wish.layout !== 'list';
  return (
    <>
      <LayoutChoice value={wish.layout} onChange={(layout) => change({ layout })} twoColumns={columns.length > 1} />
      {columns.length < 2 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Cards and worksheets need a second column.</Trans>
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField<Paper>
          label={t`Paper`}
          value={wish.paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
          onChange={(paper) => change({ paper })}
        />
        {asksForColumn && (
          <SelectField<`${ColumnNumber}`>
            label={wish.layout === 'cards' ? t`On the backs` : t`Column to fill in`}
            value={`${wish.answer}`}
            options={columns.map(({ number, name }) => ({ value: `${number}` as const, label: name }))}
            onChange={(chosen) => change({ answer: columns.find(({ number }) => `${number}` === chosen)?.number ?? 1 })}
          />
        )}
      </Box>
      {wish.layout === 'worksheet' && (
        <CheckField
          label={<Trans>Shuffle</Trans>}
          hint={<Trans>Each worksheet is shuffled; the answer key is on a separate page.</Trans>}
          checked={wish.mixed}
          onChange={(mixed) => change({ mixed })}
        />
      )}
      {wish.layout === 'cards' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Print double-sided, flipped on the long edge, so that each back is behind its front.</Trans>
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>Printing shows every script and emoji. A PDF shows ? for characters that it has no font for.</Trans>
      </Typography>
    </>
  );
}
