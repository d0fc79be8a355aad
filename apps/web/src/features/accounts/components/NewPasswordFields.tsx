import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MESSAGE } from '@wordcluster/domain/accounts/password';
import { translateMessage } from '../../../ui/messages.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import type { Fields } from '../../../ui/use-fields.ts';
import type { NewPassword } from '../state/new-password.ts';

export function NewPasswordFields({ field }: Pick<Fields<NewPassword>, 'field'>) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        {...field('new_password')}
        label={t`New password`}
        autoComplete="new-password"
        hint={translateMessage(PASSWORD_MESSAGE)}
      />
      <PasswordField
        {...field('new_password_confirmation')}
        label={t`Repeat new password`}
        autoComplete="new-password"
      />
    </>
  );
}
