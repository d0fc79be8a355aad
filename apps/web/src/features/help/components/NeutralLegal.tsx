import { Trans } from '@lingui/react/macro';

/** Short texts for a server of one's own people, whose operator has linked none. */
export function NeutralTerms() {
  return (
    <>
      <p>
        <Trans>
          This server is run by your family, your school or your organisation. Its operator decides who may use it, and
          answers your questions about it.
        </Trans>
      </p>
      <p>
        <Trans>
          The words you enter stay yours. Do not enter or share anything that is against the law or the rights of
          others.
        </Trans>
      </p>
      <p>
        <Trans>The teacher, translations and voices are made by machines and can be wrong. Check what matters.</Trans>
      </p>
    </>
  );
}

export function NeutralPrivacy() {
  return (
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
}
