import { create } from 'zustand';
import { currentToken } from '../../../platform/storage/token.ts';
import { showToast } from '../../../ui/toasts.ts';

/** The five messages that the login page can show to a redirected visitor. */
export type NoticeName = 'redirect' | 'resetError' | 'passwordChanged' | 'forgotPassword' | 'registered';

export const NOTICE_SEVERITY = {
  redirect: 'info',
  resetError: 'error',
  passwordChanged: 'success',
  forgotPassword: 'info',
  registered: 'success',
} as const satisfies Record<NoticeName, string>;

/** A function, because the language may change while the notice is shown. */
type Notice = () => string;
type Notices = Readonly<Record<NoticeName, Notice | null>>;

const NONE: Notices = {
  redirect: null,
  resetError: null,
  passwordChanged: null,
  forgotPassword: null,
  registered: null,
};

export const useNotices = create<Notices>(() => NONE);

/**
 * Shows a message on the login page until it is closed or the visitor has logged in. Signed-in users see a toast
 * instead.
 */
export function leaveNotice(name: NoticeName, notice: Notice): void {
  if (currentToken() === null) useNotices.setState({ [name]: notice });
  else showToast({ message: notice(), severity: NOTICE_SEVERITY[name] });
}

/** The address that was just registered or confirmed: initial value of the login form. Not stored beyond the page. */
export const useKnownAddress = create<{ email: string }>(() => ({ email: '' }));

export function closeNotice(name: NoticeName): void {
  useNotices.setState({ [name]: null });
}

export function closeAllNotices(): void {
  useNotices.setState(NONE);
  useKnownAddress.setState({ email: '' });
}
