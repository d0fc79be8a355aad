import { create } from 'zustand';

/** The five messages that can wait on the login page for a visitor who was sent there. */
export type NoticeName = 'redirect' | 'resetError' | 'passwordChanged' | 'forgotPassword' | 'registered';

export const NOTICE_SEVERITY = {
  redirect: 'info',
  resetError: 'error',
  passwordChanged: 'success',
  forgotPassword: 'info',
  registered: 'success',
} as const satisfies Record<NoticeName, string>;

type Notices = Readonly<Record<NoticeName, string | null>>;

const NONE: Notices = {
  redirect: null,
  resetError: null,
  passwordChanged: null,
  forgotPassword: null,
  registered: null,
};

export const useNotices = create<Notices>(() => NONE);

/** Leaves a message for the login page. It stays until it is closed or the visitor has logged in. */
export function leaveNotice(name: NoticeName, message: string): void {
  useNotices.setState({ [name]: message });
}

export function closeNotice(name: NoticeName): void {
  useNotices.setState({ [name]: null });
}

export function closeAllNotices(): void {
  useNotices.setState(NONE);
}
