import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';

/** The terms of service, in our own words. */
const TERMS_OF_SERVICE = (
  <>
    <h3>
      <Trans>1. What this is about</Trans>
    </h3>
    <p>
      <Trans>
        These terms are the agreement between you and the provider of Wordcluster, an application for keeping and
        practising vocabulary. By signing up you accept them.
      </Trans>
    </p>
    <h3>
      <Trans>2. Who may use it</Trans>
    </h3>
    <p>
      <Trans>You are at least 18 years old, or you have the consent of your parent or guardian.</Trans>
    </p>
    <p>
      <Trans>
        You give your own name and a working e-mail address, keep your password to yourself, and use your account alone.
      </Trans>
    </p>
    <h3>
      <Trans>3. Your content</Trans>
    </h3>
    <p>
      <Trans>
        The words you enter stay yours. You allow us to store and process them as far as the service needs it: to show
        them to you, to those you share them with, and to translate or read them aloud when you ask for it.
      </Trans>
    </p>
    <p>
      <Trans>
        Do not enter or share anything that breaks the law or violates the rights of others. We may block such content,
        and accounts that share it.
      </Trans>
    </p>
    <h3>
      <Trans>4. Free use and Premium</Trans>
    </h3>
    <p>
      <Trans>
        The free plan has limits on clusters, rows and the teacher. Premium is bought for a year at the price shown at
        the checkout and does not renew automatically.
      </Trans>
    </p>
    <p>
      <Trans>The teacher, translations and voices are made by machines and can be wrong. Check what matters.</Trans>
    </p>
    <h3>
      <Trans>5. Withdrawal</Trans>
    </h3>
    <p>
      <Trans>
        As a consumer you may withdraw from a purchase within 14 days without giving a reason. Premium is digital
        content that is delivered at once: with your consent to delivery before the end of this period, the right to
        withdraw is lost when it has been delivered.
      </Trans>
    </p>
    <h3>
      <Trans>6. Claims</Trans>
    </h3>
    <p>
      <Trans>
        If something does not work as it should, write to us. We settle claims within 30 days of receiving them.
      </Trans>
    </p>
    <h3>
      <Trans>7. Liability</Trans>
    </h3>
    <p>
      <Trans>
        We keep the service running and your data safe with the care of a professional, but cannot promise that it is
        never interrupted. Our liability is limited to the amount you paid in the 6 months before the damage arose;
        rights that the law gives to consumers stay as they are.
      </Trans>
    </p>
    <h3>
      <Trans>8. Changes and end</Trans>
    </h3>
    <p>
      <Trans>
        You may terminate your profile at any time; your profile and its content are then permanently deleted.
      </Trans>
    </p>
    <p>
      <Trans>
        If we discontinue the service we say so at least 3 months before, so that you can export your clusters.
      </Trans>
    </p>
    <h3>
      <Trans>9. Law</Trans>
    </h3>
    <p>
      <Trans>
        The law of the provider’s country applies. Consumers keep the protection of the law of the country they live in.
      </Trans>
    </p>
  </>
);

/** The privacy policy, in our own words. */
const PRIVACY_POLICY = (
  <>
    <h3>
      <Trans>1. What we keep</Trans>
    </h3>
    <p>
      <Trans>
        Your name and e-mail address, your password as a hash that cannot be read back, your clusters and their rows,
        whom you share them with, your conversations with the teacher, and the devices you are logged in on.
      </Trans>
    </p>
    <p>
      <Trans>
        When you buy Premium: your address, the order, its payments and the invoice. Card numbers stay with the payment
        provider and never reach us.
      </Trans>
    </p>
    <h3>
      <Trans>2. What for</Trans>
    </h3>
    <p>
      <Trans>
        To provide the service that you signed up for, to answer your questions, to protect accounts against misuse, and
        to fulfil the duties of bookkeeping.
      </Trans>
    </p>
    <h3>
      <Trans>3. Who else sees it</Trans>
    </h3>
    <p>
      <Trans>
        People you share a cluster with see its content, your name and your e-mail address. Providers that work for us
        (hosting, mail, payment, translation, voice, the teacher) receive only what their task needs. We do not sell
        data and show no advertising.
      </Trans>
    </p>
    <h3>
      <Trans>4. In your browser</Trans>
    </h3>
    <p>
      <Trans>
        Wordcluster keeps your login, your theme and the state of your practice test in the local storage of your
        browser. One cookie protects forms against forgery. There is no tracking.
      </Trans>
    </p>
    <h3>
      <Trans>5. How long</Trans>
    </h3>
    <p>
      <Trans>
        As long as you have an account. When you terminate your profile everything personal is deleted at once; what
        invoices must keep by law is deleted at most 10 years after the contract ends.
      </Trans>
    </p>
    <h3>
      <Trans>6. Your rights</Trans>
    </h3>
    <p>
      <Trans>
        You may see, correct, export and delete your data, restrict or object to its use, and complain to the data
        protection authority of your country. An e-mail to our support is enough.
      </Trans>
    </p>
    <h3>
      <Trans>7. Security</Trans>
    </h3>
    <p>
      <Trans>
        Data travels encrypted. Passwords and login tokens are stored only as hashes. If a breach ever concerns you, we
        tell you without delay.
      </Trans>
    </p>
  </>
);

/** Short texts for a closed group of users, if the operator has linked none. */
const NEUTRAL_TERMS = (
  <>
    <p>
      <Trans>
        This server is run by your family, your school or your organisation. Its operator decides who may use it, and
        answers your questions about it.
      </Trans>
    </p>
    <p>
      <Trans>
        The words you enter stay yours. Do not enter or share anything that is against the law or the rights of others.
      </Trans>
    </p>
    <p>
      <Trans>The teacher, translations and voices are made by machines and can be wrong. Check what matters.</Trans>
    </p>
  </>
);

const NEUTRAL_PRIVACY = (
  <>
    <p>
      <Trans>
        Your name and e-mail address, your password as a hash that cannot be read back, your clusters and their rows,
        whom you share them with, your conversations with the teacher, and the devices you are logged in on.
      </Trans>
    </p>
    <p>
      <Trans>
        The operator of this server holds it and can lock or remove accounts. People you share a cluster with see its
        content and your name.
      </Trans>
    </p>
    <p>
      <Trans>
        You can download all of it, and delete it with your account. Ask the operator about everything else.
      </Trans>
    </p>
  </>
);

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
          NEUTRAL_TERMS
        ) : (
          NEUTRAL_PRIVACY
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
      {document === 'terms' ? TERMS_OF_SERVICE : PRIVACY_POLICY}
    </>
  );
}
