/** The words of an account in its archive: written by `POST /api/user/export` and read by `POST /api/upload-import`. */
export const ACCOUNT_FILE = 'account.json';
