type Translator = (message: string) => string;

let translator: Translator | null = null;

/** Called with each language but English, whose texts are shown as they come. */
export function setTranslator(next: Translator | null): void {
  translator = next;
}

/** A sentence of the server or the domain, which speak English, in the interface language. */
export function translateMessage(message: string): string {
  return translator === null ? message : translator(message);
}

/** A failed call in a line: its field messages joined by ', ', else its message; in the interface language. */
export function failureText(failure: {
  message: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}): string {
  const messages = Object.values(failure.errors ?? {}).flat();
  return (messages.length > 0 ? messages : [failure.message]).map(translateMessage).join(', ');
}
