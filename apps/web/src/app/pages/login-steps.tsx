import type { ComponentProps } from 'react';
import { SecondFactorStep } from '../../features/accounts/components/SecondFactorStep.tsx';
import HowItWorksDialog from '../../features/help/components/HowItWorksDialog.tsx';
import Themed from '../theme/Themed.tsx';

/** Dialogs of the login page need the theme, which the page itself does without. */
export function HowItWorks(props: ComponentProps<typeof HowItWorksDialog>) {
  return (
    <Themed>
      <HowItWorksDialog {...props} />
    </Themed>
  );
}

export function SecondFactor(props: ComponentProps<typeof SecondFactorStep>) {
  return (
    <Themed>
      <SecondFactorStep {...props} />
    </Themed>
  );
}
