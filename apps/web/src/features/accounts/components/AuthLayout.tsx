import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Copyright } from '../../../ui/Copyright.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { Miniature } from './Miniature.tsx';

interface AuthLayoutProps {
  children: ReactNode;
  /** Stands above the last line. */
  foot?: ReactNode;
  /** The first thing that a visitor may do: on narrow screens what the product is and this stand above the form. */
  first?: ReactNode;
}

/** A visitor's page: the form, and on wide screens beside it what the product is. */
export function AuthLayout({ children, foot, first }: AuthLayoutProps) {
  return (
    <div className="visitor">
      <div className="visitor-columns">
        <section className={first === undefined ? 'visitor-product' : 'visitor-product told'}>
          <Logo visitors />
          <p className="lead quiet">
            <Trans>Collect the words you meet and practise them until they stick.</Trans>
          </p>
          <Miniature />
          {first === undefined ? null : <div className="visitor-first">{first}</div>}
        </section>
        <main className="visitor-form">{children}</main>
      </div>
      <div className="visitor-foot">
        {foot}
        <Copyright />
      </div>
    </div>
  );
}
