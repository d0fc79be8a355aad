import { describe, expect, it } from 'vitest';
import { googleFailureText } from '../../src/features/accounts/components/GoogleSignIn.tsx';
import { loginFailure, serverErrorText } from '../../src/features/accounts/api/log-in.ts';
import {
  closeAllNotices,
  closeNotice,
  leaveNotice,
  NOTICE_SEVERITY,
  useNotices,
} from '../../src/features/accounts/state/notices.ts';
import { ApiFailure } from '../../src/platform/http/api-failure.ts';
import { failureText } from '../../src/ui/messages.ts';

const message = (text: string) => ({ id: 'request.field_invalid' as const, values: {}, text });
const failure = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiFailure({
    status,
    code: 'invalid',
    reason: message('The message.'),
    errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(message)])),
  });

describe('texts of failed calls', () => {
  // Specification: S2-8.01
  it('a login that is refused says so in one sentence, any other failure in another', () => {
    for (const status of [400, 401, 404, 422]) expect(loginFailure(failure(status)).text).toBe('Incorrect credentials');
    for (const error of [failure(500), failure(0), new Error('network')])
      expect(loginFailure(error).text).toBe('Server error, please try it again later.');
  });

  // Specification: S2-8.03
  it('a Google sign-in shows the errors of the answer, else one sentence', () => {
    expect(googleFailureText(failure(400, { id_token: ['Not valid.'] }))).toBe('Not valid.');
    for (const error of [failure(500), failure(401), new Error('network')])
      expect(googleFailureText(error)).toBe('Error, try it again later.');
  });

  // Specification: S2-8.04
  it('a registration shows the errors of a 4xx, else one sentence', () => {
    expect(serverErrorText(failure(422))).toBeNull();
    expect(serverErrorText(failure(500))).toBe('Server error, please try it again later.');
  });

  // Specification: S1-8.03, S2-8.05-06
  it('all field messages are joined by a comma, and without any the message is shown', () => {
    expect(failureText(failure(422, { a: ['One.', 'Two.'], b: ['Three.'] }))).toBe('One., Two., Three.');
    expect(failureText(failure(422))).toBe('The message.');
  });
});

describe('the banners of the login page', () => {
  // Specification: S2-2.25
  it('are the five of the specification, each closed by itself', () => {
    expect(Object.keys(NOTICE_SEVERITY)).toEqual([
      'redirect',
      'resetError',
      'passwordChanged',
      'forgotPassword',
      'registered',
    ]);
    leaveNotice('forgotPassword', () => 'Sent.');
    leaveNotice('registered', () => 'Check your mail.');
    closeNotice('forgotPassword');
    expect(useNotices.getState().forgotPassword).toBeNull();
    expect(useNotices.getState().registered?.()).toBe('Check your mail.');
    closeAllNotices();
    expect(useNotices.getState().registered).toBeNull();
  });
});
