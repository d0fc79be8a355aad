import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { storeEndpoint } from '../../../platform/browser/notifications.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { followSubscription } from '../api/subscription.ts';

/** A warning if enabled reminders are not shown on this device any more; otherwise nothing. */
export function SubscriptionEnded({ settingsPath }: { settingsPath: string }) {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let shown = true;
    void followSubscription().then((state) => {
      if (shown && state === 'ended') setEnded(true);
      return state;
    });
    return () => {
      shown = false;
    };
  }, []);
  if (!ended) return null;
  const settled = () => {
    storeEndpoint(null);
    setEnded(false);
  };
  return (
    <Banner
      severity="info"
      action={
        <Button color="inherit" size="small" component={Link} to={settingsPath}>
          <Trans>Preferences</Trans>
        </Button>
      }
      onClose={settled}
    >
      <Trans>Reminders are no longer shown on this device: the browser has turned them off.</Trans>
    </Banner>
  );
}
