import { useLingui } from '@lingui/react/macro';

/** Waiting, for longer than a moment: three dots. `full` fills the screen. */
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
