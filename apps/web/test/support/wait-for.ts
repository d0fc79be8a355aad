import { vi } from 'vitest';

/** Waits as long as `expect.element` does; a busy machine needs more than Vitest's own second. */
export const waitFor = (check: () => unknown) => vi.waitFor(check, 10_000);
