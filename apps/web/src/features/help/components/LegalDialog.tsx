import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { NeutralPrivacy, NeutralTerms } from './NeutralLegal.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { TermsOfService } from './TermsOfService.tsx';

export type LegalDocument = 'terms' | 'privacy';

interface LegalDialogProps {
  document: LegalDocument;
  onClose: () => void;
}

/** The terms of service or the privacy policy, to read and close. */
export default function LegalDialog({ document, onClose }: LegalDialogProps) {
  const { t } = useLingui();
  const { shop, terms_url, privacy_url } = useInstallation();
  const url = document === 'terms' ? terms_url : privacy_url;
  return (
    <AppDialog
      open
      title={document === 'terms' ? t`Terms of Service` : t`Privacy Policy`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Box
        // The text is longer than the screen: from here the keyboard scrolls it.
        tabIndex={0}
        role="document"
        sx={{
          maxWidth: '70ch',
          '& h3': { typography: 'h4', mt: 3, mb: 0.5 },
          '& p': { typography: 'body2', my: 1, color: 'text.secondary' },
        }}
      >
        {url !== null ? (
          <p>
            <a href={url}>{url}</a>
          </p>
        ) : shop ? (
          <OfShop document={document} />
        ) : document === 'terms' ? (
          <NeutralTerms />
        ) : (
          <NeutralPrivacy />
        )}
      </Box>
    </AppDialog>
  );
}

function OfShop({ document }: { document: LegalDocument }) {
  return (
    <>
      <Typography variant="caption" component="p">
        <Trans>15 September 2023</Trans>
      </Typography>
      {document === 'terms' ? <TermsOfService /> : <PrivacyPolicy />}
    </>
  );
}
