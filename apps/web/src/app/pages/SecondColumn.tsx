import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Columns2 } from 'lucide-react';

/** A cluster of one column cannot be practised: offers the second. */
export function SecondColumn({ onAdd }: { onAdd: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>With a second column, for example the translation, you can practise these words.</Trans>
      </Typography>
      <Button variant="outlined" size="small" startIcon={<Columns2 />} onClick={onAdd}>
        <Trans>Add a second column</Trans>
      </Button>
    </Box>
  );
}
