import { lazy, useState, type ComponentType } from 'react';

/**
 * Like `lazy`, but code that is already loaded renders at once: `lazy` would show a spinner for at least 300 ms. `load`
 * preloads it.
 */
export function lazyPage<Props extends object>(loadCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await loadCode();
    return { default: loaded };
  };
  const Later: ComponentType<Props> = lazy(load);
  function Page(props: Props) {
    // Chosen once, so that the page keeps its state.
    const [Chosen] = useState(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return { Page, load };
}
