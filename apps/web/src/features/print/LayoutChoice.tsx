import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { PRINT_LAYOUTS, type PrintLayout } from '@wordcluster/domain/print/sheets';
import { useId } from 'react';
import { LayoutPreview } from './LayoutPreview.tsx';

interface LayoutChoiceProps {
  value: PrintLayout;
  onChange: (layout: PrintLayout) => void;
  /** Cards and worksheets ask one column by another. */
  twoColumns: boolean;
}

/** A list, cards or a worksheet, each with a drawing of it. */
export function LayoutChoice({ value, onChange, twoColumns }: LayoutChoiceProps) {
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
