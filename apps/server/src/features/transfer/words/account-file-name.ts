/** The words of an account in its archive: what `POST /api/user/export` writes and `POST /api/upload-import` reads. */
export const ACCOUNT_FILE = 'account.json';
