import { runningTestRedirect } from '@wordcluster/domain/practice/routes';
import type { TestState } from '@wordcluster/domain/practice/state';
import { audienceOf, screenAt, SHORT_PATHS, type ScreenName } from './paths.ts';

/** All inputs of routing. */
export interface Visit {
  /** A token exists. */
  isLogged: boolean;
  /** The user's information has arrived. */
  userLoaded: boolean;
  isAdmin: boolean;
  test: Pick<TestState, 'state' | 'cluster_id'>;
  /** Screens that this server's settings leave out: their paths are not found. */
  absent?: readonly ScreenName[];
}

type Destination =
  | { kind: 'screen'; screen: ScreenName; params: Readonly<Record<string, string>> }
  | { kind: 'redirect'; to: string }
  | { kind: 'spinner' };

const redirect = (to: string): Destination => ({ kind: 'redirect', to });

/** The destination of a path: a screen, a redirect, or a spinner while the user is loading. */
export function resolveRoute(pathname: string, visit: Visit): Destination {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') || '/' : pathname;
  const at = screenAt(path);
  const found = at !== null && visit.absent?.includes(at.screen) === true ? null : at;
  if (found?.screen === 'logout') return { kind: 'screen', ...found };
  if (!visit.isLogged) return resolveForVisitor(path, found);
  if (!visit.userLoaded) return { kind: 'spinner' };
  const running = runningTestRedirect(visit.test, path);
  // A link and an assistant's page have priority over a running test.
  if (running !== null && found?.screen !== 'link' && found?.screen !== 'consent') return redirect(running);
  return resolveForUser(path, found, visit.isAdmin);
}

type Found = ReturnType<typeof screenAt>;

function resolveForVisitor(path: string, found: Found): Destination {
  const short = SHORT_PATHS[path];
  if (short !== undefined) return redirect(short);
  const audience = found && audienceOf(found.screen);
  return found !== null && (audience === 'visitors' || audience === 'everybody')
    ? { kind: 'screen', ...found }
    : redirect('/auth/login');
}

function resolveForUser(path: string, found: Found, isAdmin: boolean): Destination {
  const short = SHORT_PATHS[path];
  if (short !== undefined) return redirect(short);
  if (found?.screen === 'login') return redirect('/home');
  if (found === null) return redirect('/clusters');
  const audience = audienceOf(found.screen);
  const open = audience === 'users' || audience === 'everybody' || (audience === 'administrator' && isAdmin);
  return open ? { kind: 'screen', ...found } : redirect('/clusters');
}
