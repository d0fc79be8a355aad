import { Trans, useLingui } from '@lingui/react/macro';
import { NAME_HINT, validateFirstName, validateLastName } from '@wordcluster/domain/accounts/names';
import { PASSWORD_MESSAGE, validatePassword, validatePasswordRepeat } from '@wordcluster/domain/accounts/password';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { failureText, translateResponse, translateMessage } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useMakeAdministrator } from '../api/registration.ts';
import { leaveNotice, useKnownAddress } from '../state/notices.ts';
import { AuthForm } from './AuthForm.tsx';

const empty = { first_name: '', last_name: '', password: '', password_repeat: '' };
const rules = {
  first_name: validateFirstName,
  last_name: validateLastName,
  password: validatePassword,
  password_repeat: (repeat: string, { password }: typeof empty) => validatePasswordRepeat(password, repeat),
};

/** The page of the link that the first start of a production shows: it makes the administrator's account. */
export function FirstAccount({ token }: { token: string }) {
  const { t } = useLingui();
  const form = useFields(empty, rules);
  const make = useMakeAdministrator();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const nameHint = translateMessage(NAME_HINT);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    form.touchAll();
    if (!form.valid || make.isPending) return;
    setError(null);
    const { password_repeat: _repeat, ...person } = form.values;
    try {
      const response = await make.mutateAsync({ token, ...person });
      leaveNotice('registered', () => translateResponse(response));
      useKnownAddress.setState({ email: response.email });
      await navigate('/', { replace: true });
    } catch (thrown) {
      const failure = asFailure(thrown);
      form.refuse(failure.errors);
      setError(failureText(failure));
    }
  };

  return (
    <AuthForm
      title={t`Create the first account`}
      lead={<Trans>It administers this server. Its e-mail address is the one in ADMIN_EMAIL.</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      {error !== null && <Banner onClose={() => setError(null)}>{error}</Banner>}
      <Field {...form.field('first_name')} label={t`First name`} autoComplete="given-name" hint={nameHint} />
      <Field {...form.field('last_name')} label={t`Last name`} autoComplete="family-name" hint={nameHint} />
      <PasswordField
        {...form.field('password')}
        label={t`Password`}
        autoComplete="new-password"
        hint={translateMessage(PASSWORD_MESSAGE)}
      />
      <PasswordField {...form.field('password_repeat')} label={t`Repeat password`} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" disabled={!form.valid || make.isPending || token === ''}>
        <Trans>Create account</Trans>
      </Button>
    </AuthForm>
  );
}
