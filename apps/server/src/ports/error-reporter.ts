/** What was being done when the error happened, without anything of the person who did it. */
export interface ErrorPlace {
  method: string;
  /** The pattern of the address, with names in the place of ids. */
  route: string;
  requestId: string;
}

/** Tells the operator's collector of an error that nobody expected. It never fails and never keeps a call waiting. */
export interface ErrorReporter {
  report(error: Error, place: ErrorPlace): void;
}
