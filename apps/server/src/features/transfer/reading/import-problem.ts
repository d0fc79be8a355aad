/** Why a file as a whole cannot be read, with a sentence for the person who chose it. */
export type ImportProblemCode = 'invalid' | 'wrong_type' | 'too_large';

/** Crosses the thread boundary as plain data, and becomes a failure of the call on the other side. */
export class ImportProblem extends Error {
  readonly code: ImportProblemCode;

  constructor(code: ImportProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const unreadable = (message: string) => new ImportProblem('invalid', message);
export const tooLarge = (message: string) => new ImportProblem('too_large', message);
