import { Trans } from '@lingui/react/macro';
import { useSite } from './site.ts';

/** In prerendered pages the server inserts the year. */
const year = import.meta.env.SSR ? '__YEAR__' : new Date().getFullYear();

/** The line at the foot of every page. */
export function Copyright() {
  const { name, imprint } = useSite();
  return (
    // At the turn of a year server and browser may differ for some hours.
    <footer className="copyright note quiet" suppressHydrationWarning>
      {imprint !== null && (
        <>
          <a href={imprint}>
            <Trans>Imprint</Trans>
          </a>
          {' · '}
        </>
      )}
      {name === 'Wordcluster' ? <Trans>© {year} Wordcluster. Improve your vocabulary by clicking.</Trans> : name}
    </footer>
  );
}
