import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** PostgreSQL refuses to run as root: root starts it in a user namespace or under another account. */
export type RootMode = 'namespace' | 'account';

export interface Ids {
  uid: number;
  gid: number;
}

/** The user that the database runs as. */
export interface Identity {
  mode: 'own' | RootMode;
  /** The user that must own its files; undefined: the present one, and no owner changes. */
  owner: Ids | undefined;
  /** The process to start so that `command` runs under this identity. */
  wrap(command: string, args: string[]): { command: string; args: string[]; ids: Partial<Ids> };
}

const own: Identity = { mode: 'own', owner: undefined, wrap: (command, args) => ({ command, args, ids: {} }) };

/** In a user namespace the caller appears as another, unprivileged user, and keeps its own files. */
function namespace(as: Ids, owner: Ids | undefined): Identity {
  const mapping = ['--user', `--map-user=${as.uid}`, `--map-group=${as.gid}`];
  return {
    mode: 'namespace',
    owner,
    wrap: (command, args) => ({ command: 'unshare', args: [...mapping, command, ...args], ids: {} }),
  };
}

const account = (ids: Ids): Identity => ({
  mode: 'account',
  owner: ids,
  wrap: (command, args) => ({ command, args, ids }),
});

/** An existing unprivileged account: initdb needs the name of its user. */
function unprivilegedAccount(): Ids | undefined {
  let lines: string[];
  try {
    lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const accounts = lines.map((line) => line.split(':')).filter(([, , uid]) => Number(uid) > 0);
  const chosen = accounts.find(([name]) => name === 'nobody') ?? accounts[0];
  return chosen && { uid: Number(chosen[2]), gid: Number(chosen[3]) };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Users to try, best first. `dataOwner` owns the existing data: an ordinary user's data stay theirs when root starts
 * the application once. `only` restricts root to one mode.
 */
export function identities(dataOwner: Ids | undefined, only?: RootMode): Identity[] {
  const uid = process.getuid?.();
  const gid = process.getgid?.() ?? 0;
  if (uid === undefined) return [own];
  const other = unprivilegedAccount();
  if (uid !== 0) {
    // Containers often run under a number without a name; a namespace lends one.
    return hasName() || !other ? [own] : [namespace(other, undefined), own];
  }
  const found: Identity[] = [];
  if (dataOwner && dataOwner.uid !== 0 && dataOwner.uid !== other?.uid) found.push(account(dataOwner));
  if (other && process.platform === 'linux') found.push(namespace(other, { uid, gid }));
  if (other) found.push(account(other));
  return only ? found.filter(({ mode }) => mode === only) : found;
}
