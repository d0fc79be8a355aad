/** What stands for a person where there is no room for the name. */
export const initials = (first: string, last: string): string =>
  `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toUpperCase();
