import { create } from 'zustand';
import { currentToken } from '../../../platform/storage/token.ts';
import { showToast } from '../../../ui/toasts.ts';

/** The five messages that can wait on the login page for a visitor who was sent there. */
export type NoticeName = 'redirect' | 'resetError' | 'passwordChanged' | 'forgotPassword' | 'registered';

export const NOTICE_SEVERITY = {
  redirect: 'info',
  resetError: 'error',
  passwordChanged: 'success',
  forgotPassword: 'info',
  registered: 'success',
} as const satisfies Record<NoticeName, string>;

/** Says itself in the language of the moment: it may be changed while the notice waits. */
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
 * Leaves a message for the login page, where it stays until it is closed or the visitor has logged in. Signed-in users
 * do not get there: they see a toast.
 */
export function leaveNotice(name: NoticeName, notice: Notice): void {
  if (currentToken() === null) useNotices.setState({ [name]: notice });
  else showToast({ message: notice(), severity: NOTICE_SEVERITY[name] });
}

/** The address that was just registered or confirmed: the login form begins with it. Not kept beyond the page. */
export const useKnownAddress = create<{ email: string }>(() => ({ email: '' }));

export function closeNotice(name: NoticeName): void {
  useNotices.setState({ [name]: null });
}

export function closeAllNotices(): void {
  useNotices.setState(NONE);
  useKnownAddress.setState({ email: '' });
}
