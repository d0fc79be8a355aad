/** The settings of practising. */
export const PRACTICE_SETTINGS = '/preferences#practice';
