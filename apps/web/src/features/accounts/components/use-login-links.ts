import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * What mails' links bring to the login page leads on: `?confirm=<token>`, of earlier mails, to the page that confirms the address, a
 * password-reset payload (`?email=…&token=…`) to the reset screen.
 */
export function useLoginLinks(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const confirms = query.has('confirm');
  const isReset = query.has('email') && query.has('token');
  const payload = query.toString();

  useEffect(() => {
    if (isReset) void navigate(`/auth/reset-password?${payload}`, { replace: true });
    else if (confirms) void navigate(`/auth/confirm?${payload}`, { replace: true });
  }, [isReset, confirms, payload, navigate]);
}
