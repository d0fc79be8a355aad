import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { failureText, translateAnswer } from '../../../ui/messages.ts';
import { useConfirmEmail } from '../api/registration.ts';
import { currentToken } from '../../../platform/storage/token.ts';
import { leaveNotice, useKnownAddress } from '../state/notices.ts';

async function tell(confirmation: ReturnType<ReturnType<typeof useConfirmEmail>['mutateAsync']>): Promise<void> {
  try {
    const answer = await confirmation;
    leaveNotice('registered', () => translateAnswer(answer));
    if (currentToken() === null) useKnownAddress.setState({ email: answer.email });
  } catch (error) {
    leaveNotice('redirect', () => failureText(asFailure(error)));
  }
}

/** Who is signed in leaves the login page at once; a confirmation, be it of another account, is made all the same. */
export function useConfirmationWhileSignedIn(signedIn: boolean): void {
  const { pathname, search } = useLocation();
  const { mutateAsync: confirm } = useConfirmEmail();
  const token = signedIn && pathname === '/auth/login' ? new URLSearchParams(search).get('confirm') : null;
  useEffect(() => {
    if (token !== null) void tell(confirm(token));
  }, [token, confirm]);
}

/**
 * What mails' links bring to the login page: `?confirm=<token>` confirms the address, a password-reset payload
 * (`?email=…&token=…`) leads on to the reset screen.
 */
export function useLoginLinks(): { confirming: boolean } {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { mutateAsync: confirm, isPending } = useConfirmEmail();
  // A confirmation is single use, and effects may run twice.
  const used = useRef<string | null>(null);
  const token = query.get('confirm');
  const isReset = query.has('email') && query.has('token');
  const reset = query.toString();

  useEffect(() => {
    if (isReset) void navigate(`/auth/reset-password?${reset}`, { replace: true });
  }, [isReset, reset, navigate]);

  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    // The token leaves the address bar, the history and whatever is copied from them.
    setQuery({}, { replace: true });
    void tell(confirm(token));
  }, [token, confirm, setQuery]);

  return { confirming: isPending };
}
