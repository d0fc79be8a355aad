import { useLingui } from '@lingui/react/macro';

/** Loading indicator: three dots, shown after a delay. `full` fills the screen. */
export function Spinner({ full = false }: { full?: boolean }) {
  const { t } = useLingui();
  return (
    <output className={full ? 'spinner full' : 'spinner'} aria-label={t`Loading`}>
      <span />
      <span />
      <span />
    </output>
  );
}
