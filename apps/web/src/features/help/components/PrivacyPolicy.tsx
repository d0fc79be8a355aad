import { Trans } from '@lingui/react/macro';

/** The privacy policy, in our own words. */
export function PrivacyPolicy() {
  return (
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
          When you buy Premium: your address, the order, its payments and the invoice. Card numbers stay with the
          payment provider and never reach us.
        </Trans>
      </p>
      <h3>
        <Trans>2. What for</Trans>
      </h3>
      <p>
        <Trans>
          To provide the service that you signed up for, to answer your questions, to protect accounts against misuse,
          and to fulfil the duties of bookkeeping.
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
          Data travels encrypted. Passwords and login tokens are stored only as hashes. If a breach ever concerns you,
          we tell you without delay.
        </Trans>
      </p>
    </>
  );
}
