import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { wantLink } from '../../../platform/storage/link-answers.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { failureText } from '../../../ui/messages.ts';
import { copyLink, type VisitedLink } from '../api/link.ts';

interface KeepWordsProps {
  code: string;
  link: VisitedLink;
  signedIn: boolean;
}

/** Copying a link's words into an own account, with the plan's limit stated before. */
export function KeepWords({ code, link, signedIn }: KeepWordsProps) {
  return (
    <Paper component="section" sx={{ border: 1, borderColor: 'divider', p: { xs: 2.5, sm: 3 } }}>
      {signedIn ? <ForPerson code={code} link={link} /> : <ForVisitor code={code} link={link} />}
    </Paper>
  );
}

function ForVisitor({ code, link }: Omit<KeepWordsProps, 'signedIn'>) {
  const want = () => wantLink(code, link.title, '*');
  const { shop } = useInstallation();
  return (
    <>
      <Typography variant="h4" component="h2">
        <Trans>Keep these words</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {shop ? (
          <Trans>
            Sign up (free) to keep these words. They come back just before you would forget them, and your answers here
            are kept.
          </Trans>
        ) : (
          <Trans>
            With an account the words are yours and come back just before you would forget them. Your answers here are
            kept.
          </Trans>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button component={Link} to="/auth/registration" variant="outlined" onClick={want}>
          <Trans>Sign up</Trans>
        </Button>
        <Button component={Link} to="/auth/login" color="inherit" onClick={want}>
          <Trans>Log in</Trans>
        </Button>
      </Box>
    </>
  );
}

function ForPerson({ code, link }: Omit<KeepWordsProps, 'signedIn'>) {
  const navigate = useNavigate();
  const copy = useMutation({ mutationFn: () => copyLink(code) });
  const { own_cluster_id: own, importable_rows: importable = 0, rows_total: total } = link;
  const { i18n } = useLingui();
  const [importableText, totalText] = [i18n.number(importable), i18n.number(total)];
  if (typeof own === 'number')
    return (
      <>
        <Typography variant="h4" component="h2">
          <Trans>These words are in your account</Trans>
        </Typography>
        <Button component={Link} to={clusterPath(own)} variant="outlined" sx={{ mt: 2 }}>
          <Trans>Open the cluster</Trans>
        </Button>
      </>
    );
  const open = () => copy.mutate(undefined, { onSuccess: ({ id }) => void navigate(clusterPath(id)) });
  return (
    <>
      <Typography variant="h4" component="h2">
        <Trans>Copy into your account</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {importable < total ? (
          <Trans>
            Your plan takes the first {importableText} of {totalText} rows; with Premium there is no limit.
          </Trans>
        ) : (
          <Plural
            value={total}
            one="# row, as a cluster of your own that you can change."
            other="# rows, as a cluster of your own that you can change."
          />
        )}
      </Typography>
      {copy.isError && (
        <Box sx={{ mt: 2 }}>
          <Banner>{failureText(asFailure(copy.error))}</Banner>
        </Box>
      )}
      <Button variant="outlined" sx={{ mt: 2 }} disabled={copy.isPending} onClick={open}>
        <Trans>Copy</Trans>
      </Button>
    </>
  );
}
