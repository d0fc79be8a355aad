import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { showToast } from '../../../ui/toasts.ts';

interface CopyLineProps {
  /** Name of the field in the other program. */
  label: string;
  value: string;
}

/** Something to paste elsewhere, with a button that copies it. */
export function CopyLine({ label, value }: CopyLineProps) {
  const { t } = useLingui();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast({ message: t`Copied`, severity: 'success' }),
      () => showToast({ message: t`Couldn’t copy. Please select it and copy it yourself.`, severity: 'warning' }),
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Typography id={id} variant="subtitle2" component="p">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, alignItems: 'start' }}>
        <Box
          component="output"
          aria-labelledby={id}
          dir="ltr"
          sx={{
            flex: '1 1 auto',
            minWidth: 0,
            width: { xs: '100%', sm: 'auto' },
            px: 1.5,
            py: 1.125,
            borderRadius: 1,
            bgcolor: 'tones.raised',
            fontFamily: 'ui-monospace, monospace',
            fontSize: 14,
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {value}
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Copy />}
          aria-label={t`Copy ${label}`}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Copy</Trans>
        </Button>
      </Box>
    </Box>
  );
}
