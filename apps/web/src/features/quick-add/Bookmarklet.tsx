import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BookmarkPlus, Copy } from 'lucide-react';
import { showToast } from '../../ui/toasts.ts';

/** Runs on the visited page: opens the page that adds a word, with the selection and its sentence. */
function bookmarklet(origin: string): string {
  const program = `(()=>{const s=getSelection(),t=String(s).trim(),n=s.anchorNode,w=n?n.textContent:'';
const q=(w.split(/(?<=[.!?。！？])\\s*/u).find((one)=>t&&one.includes(t))||'').trim().slice(0,1000);
open(${JSON.stringify(`${origin}/add?text=`)}+encodeURIComponent(t)+'&sentence='+encodeURIComponent(q===t?'':q),'_blank','noopener')})()`;
  return `javascript:${encodeURIComponent(program.replaceAll('\n', ''))}`;
}

/** Bookmarklet for adding words from any page: a link to drag to the bookmarks. */
export function Bookmarklet() {
  const { t } = useLingui();
  const address = bookmarklet(window.location.origin);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ message: t`The bookmark’s address was copied.`, severity: 'success' }),
      () => showToast({ message: t`Couldn’t copy.`, severity: 'warning' }),
    );
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        <Trans>Save from any page</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          Drag this button to your bookmarks bar. Select a word on any page and click the bookmark: the word is saved
          with its sentence. On a phone, install Wordcluster and share text to it.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          component="a"
          variant="outlined"
          startIcon={<BookmarkPlus />}
          // React does not write such addresses; dragged, it is a bookmark, and a click here must do nothing.
          ref={(link: HTMLAnchorElement | null) => link?.setAttribute('href', address)}
          onClick={(event) => event.preventDefault()}
        >
          <Trans>Add to Wordcluster</Trans>
        </Button>
        <Button color="inherit" startIcon={<Copy />} onClick={() => void copy()}>
          <Trans>Copy its address</Trans>
        </Button>
      </Box>
    </Box>
  );
}
