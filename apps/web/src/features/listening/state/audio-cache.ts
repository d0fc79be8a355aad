/** Audio kept for hearing it again, in bytes: some hundred words. In memory; what the time without the server needs is kept where answers are. */
const MAX_BYTES = 8_000_000;

/** What was heard by language and text, the least recently heard first. */
export class AudioCache {
  readonly #audio = new Map<string, Blob>();
  readonly #most: number;
  #bytes = 0;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  static key(language: string, text: string): string {
    return `${language}\n${text}`;
  }

  get(key: string): Blob | undefined {
    const blob = this.#audio.get(key);
    if (blob === undefined) return undefined;
    this.#audio.delete(key);
    this.#audio.set(key, blob);
    return blob;
  }

  keep(key: string, blob: Blob): void {
    this.#forget(key);
    if (blob.size > this.#most) return;
    this.#audio.set(key, blob);
    this.#bytes += blob.size;
    for (const oldest of this.#audio.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#audio.get(key)?.size ?? 0;
    this.#audio.delete(key);
  }
}
