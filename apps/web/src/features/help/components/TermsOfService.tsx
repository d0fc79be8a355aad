import { Trans } from '@lingui/react/macro';

/** The terms of service, in our own words. */
export function TermsOfService() {
  return (
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
          You give your own name and a working e-mail address, keep your password to yourself, and use your account
          alone.
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
          Do not enter or share anything that breaks the law or violates the rights of others. We may block such
          content, and accounts that share it.
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
          The law of the provider’s country applies. Consumers keep the protection of the law of the country they live
          in.
        </Trans>
      </p>
    </>
  );
}
