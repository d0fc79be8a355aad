import { OauthError } from './oauth-error.ts';

/** A field of a form (application/x-www-form-urlencoded); undefined where it is absent or empty. Throws where it stands there twice. */
export function formField(form: unknown, name: string): string | undefined {
  if (!(form instanceof URLSearchParams))
    throw new OauthError('invalid_request', 'The body must be a form (application/x-www-form-urlencoded).');
  const [value, ...more] = form.getAll(name);
  if (more.length > 0) throw new OauthError('invalid_request', `${name} must not be repeated.`);
  return value === '' ? undefined : value;
}

export function requiredField(form: unknown, name: string): string {
  const value = formField(form, name);
  if (value === undefined) throw new OauthError('invalid_request', `${name} is missing.`);
  return value;
}
