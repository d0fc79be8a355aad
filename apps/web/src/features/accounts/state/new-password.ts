import { validatePassword, validatePasswordRepeat } from '@wordcluster/domain/accounts/password';

export type NewPassword = Record<'new_password' | 'new_password_confirmation', string>;

/** Initial values of a form with a new password and its repetition. */
export const NO_NEW_PASSWORD: NewPassword = { new_password: '', new_password_confirmation: '' };

export const NEW_PASSWORD_RULES = {
  new_password: validatePassword,
  new_password_confirmation: (repeat: string, { new_password }: NewPassword) =>
    validatePasswordRepeat(new_password, repeat),
};
