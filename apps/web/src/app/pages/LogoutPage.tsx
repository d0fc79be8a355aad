import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { signOut } from '../../platform/session/session.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/** Logs out, then goes to the start, which is the login for a visitor. */
export default function LogoutPage() {
  const [done, setDone] = useState(false);
  useEffect(() => {
    void signOut().finally(() => setDone(true));
  }, []);
  return done ? <Navigate to="/" replace /> : <Spinner full />;
}
