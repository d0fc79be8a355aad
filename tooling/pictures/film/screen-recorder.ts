import type { CDPSession, Page } from 'playwright-core';

/** A picture of the page and when it was on the screen, in milliseconds of the film. */
export interface Frame {
  time: number;
  jpeg: Buffer;
}

/** Films a page. What happens within `cut` is left out, as if the clock had stood still. */
export class ScreenRecorder {
  readonly frames: Frame[] = [];
  readonly #session: CDPSession;
  #started = 0;
  #latest: Buffer | null = null;
  #cutAt: number | null = null;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async start(page: Page, width: number, height: number): Promise<ScreenRecorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new ScreenRecorder(session);
    recorder.#started = Date.now();
    recorder.#cutAt = recorder.#started;
    const first = new Promise<void>((resolve) => {
      session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
        recorder.#keep(Buffer.from(data, 'base64'), metadata.timestamp);
        void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
        resolve();
      });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 97, maxWidth: width, maxHeight: height });
    await first;
    recorder.#resume();
    return recorder;
  }

  /** Milliseconds of film so far. */
  get time(): number {
    return (this.#cutAt ?? Date.now()) - this.#started;
  }

  /** Does something that the film does not show. */
  async cut(action: () => Promise<void>): Promise<void> {
    this.#cutAt = Date.now();
    await action();
    this.#resume();
  }

  async stop(): Promise<number> {
    await this.#session.send('Page.stopScreencast');
    return this.time;
  }

  #keep(jpeg: Buffer, seconds: number | undefined): void {
    this.#latest = jpeg;
    const shown = seconds === undefined ? Date.now() : seconds * 1000;
    if (this.#cutAt === null) this.frames.push({ time: Math.max(0, shown - this.#started), jpeg });
  }

  #resume(): void {
    if (this.#cutAt !== null) this.#started += Date.now() - this.#cutAt;
    this.#cutAt = null;
    // A page without changes sends no new frame.
    if (this.#latest !== null) this.frames.push({ time: this.time, jpeg: this.#latest });
  }
}
