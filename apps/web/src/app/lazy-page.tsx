import { lazy, useState, type ComponentType } from 'react';

/**
 * Like `lazy`, but code that is already there is drawn at once: `lazy` would show a spinner for at least 300 ms, however
 * short the wait. `load` loads it ahead of its first drawing.
 */
export function lazyPage<Props extends object>(loadCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await loadCode();
    return { default: loaded };
  };
  const Later: ComponentType<Props> = lazy(load);
  function Page(props: Props) {
    // Chosen once, so that what is shown keeps its state.
    const [Chosen] = useState(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return { Page, load };
}
