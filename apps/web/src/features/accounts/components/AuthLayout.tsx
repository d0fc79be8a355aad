import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Copyright } from '../../../ui/Copyright.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { Miniature } from './Miniature.tsx';

/** A visitor's page: the form, and on wide screens beside it what the product is. `foot` stands above the last line. */
export function AuthLayout({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <div className="visitor">
      <div className="visitor-columns">
        <section className="visitor-product">
          <Logo visitors />
          <p className="lead quiet">
            <Trans>Keep the words you meet in clusters, and practise them until they stay.</Trans>
          </p>
          <Miniature />
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
