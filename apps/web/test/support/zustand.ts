import { create as createStore, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export * from 'zustand/vanilla';
export { useStore } from 'zustand/react';

const resets = new Set<() => void>();

/** Stands for Zustand's `create` (an alias of `vitest.config.ts`): modules outlive a test file, so each store is noted to be reset. */
export function create<State>(initial: StateCreator<State>): UseBoundStore<StoreApi<State>> {
  const store = createStore<State>(initial);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Every store as it was created. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
