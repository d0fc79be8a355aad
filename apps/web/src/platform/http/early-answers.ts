declare global {
  /** The files of a first draw; the build puts them in. */
  const EARLY_FILES: { user: readonly string[] };
  /** What the page's head asked for, and with whose token; whether they are of the list of clusters, in the language of this browser. */
  var earlyAnswers: { token: string; answers: Map<string, Promise<Response>>; list: boolean } | undefined;
}

/** Milliseconds since the page was opened after which an answer may be outdated; nobody waited for it then. */
const FRESH_MS = 10_000;

/** The answer that the page's head (src/preload.ts) asked for with this token; each is taken up once, the next call asks anew. */
export function takeEarlyAnswer(url: string, token: string): Promise<Response> | null {
  const early = globalThis.earlyAnswers;
  if (early === undefined || early.token !== token || performance.now() > FRESH_MS) return null;
  const answer = early.answers.get(url) ?? null;
  early.answers.delete(url);
  return answer;
}
