import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';

const ImportDialog = lazy(() => import('../../features/transfer/components/ImportDialog.tsx'));

/** Offers the import of a shared text of several lines, which is rarely one word. */
export function SharedList({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const premium = useUser()?.premium ?? false;
  return (
    <Box sx={{ mb: 3 }}>
      <Banner
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={() => setOpen(true)}>
            <Trans>Import it as a list</Trans>
          </Button>
        }
      >
        <Plural
          value={text.split('\n').length}
          one="The shared text has # line."
          other="The shared text has # lines."
        />
      </Banner>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog premium={premium} pasted={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
