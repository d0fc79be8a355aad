/** The one place where a person chooses how they practise. */
export const PRACTICE_SETTINGS = '/preferences#practice';
