/** Validation of the account forms, shared by form and server. */
import { collectErrors, type FieldErrors } from '../validation.ts';
import { validateEmail } from './email.ts';
import { validateFirstName, validateLastName } from './names.ts';
import { validatePassword, validatePasswordRepeat } from './password.ts';

export interface Registration {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

export interface NewPassword {
  readonly new_password: string;
  readonly new_password_confirmation: string;
}

/** Errors of the registration request; the repeat is the form's own affair and never sent. */
export function registrationErrors(form: Registration): FieldErrors {
  return collectErrors({
    first_name: validateFirstName(form.first_name),
    last_name: validateLastName(form.last_name),
    email: validateEmail(form.email),
    password: validatePassword(form.password),
  });
}

export function resetPasswordErrors(form: NewPassword): FieldErrors {
  return collectErrors({
    new_password: validatePassword(form.new_password),
    new_password_confirmation: validatePasswordRepeat(form.new_password, form.new_password_confirmation),
  });
}

/** Both passwords must be valid and the repeat must match before Save is enabled. */
export function changePasswordErrors(form: NewPassword & { readonly old_password: string }): FieldErrors {
  return { ...collectErrors({ old_password: validatePassword(form.old_password) }), ...resetPasswordErrors(form) };
}
