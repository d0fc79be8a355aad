/** Names of settings that are secret as a whole; several may be in one, separated by commas. */
const SECRET = /(KEY|SECRET|TOKEN|PASSWORD|DSN)$/;
const DSN = /DSN$/;
/** `name=value` pairs, as headers of a collector. */
const PAIRS = /_HEADERS$/;
const ADDRESS = /^\s*[a-z][a-z+.-]*:\/\/(.*)$/is;
const SECRET_PARAMETER = /password|passwd|secret|token|key/i;
const SHORTEST = 4;
const SHORTEST_PART = 2;

/** Redacts secrets: providers and databases repeat what they were sent, and this text goes to terminals and logs. */
export function withoutSecrets(env: NodeJS.ProcessEnv): (text: string) => string {
  const values = Object.entries(env).map(([name, value = '']) => ({ name, value }));
  const passwords = values.flatMap(({ value }) => addressesIn(value).flatMap(passwordsOf));
  const all = [...values.flatMap(secretsIn), ...passwords];
  const secrets = longestFirst([...all, ...all.map(safelyDecoded)].filter((secret) => secret.length >= SHORTEST));
  const parts = new Set(passwords.flatMap(partsOf));
  return (text) => {
    const rest = secrets.reduce((left, secret) => left.replaceAll(secret, '•••'), text);
    return rest.replaceAll(/[^\s@/?#:;,."'()[\]]+/g, (word) => (parts.has(word.toLowerCase()) ? '•••' : word));
  };
}

const longestFirst = (texts: readonly string[]) => [...new Set(texts)].toSorted((a, b) => b.length - a.length);

const addressesIn = (value: string) => value.split(/,(?=\s*[a-z][a-z+.-]*:\/\/)/i);

function secretsIn({ name, value }: { name: string; value: string }): string[] {
  if (PAIRS.test(name)) return value.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  const inQuery = value.split(/[?&]/).flatMap((pair) => {
    const [parameter = '', ...rest] = pair.split('=');
    return SECRET_PARAMETER.test(parameter) ? [rest.join('=')] : [];
  });
  const user = DSN.exec(name) ? [userOf(value)] : [];
  return [...inQuery, ...user, ...(SECRET.test(name) ? [value, ...value.split(',')].map((part) => part.trim()) : [])];
}

/** Up to the last `@`: a password that contains one, or a slash, was meant to end there, however a parser splits it. */
function userOf(address: string): string {
  const [, rest = ''] = ADDRESS.exec(address) ?? [];
  return rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
}

function passwordsOf(address: string): string[] {
  const user = userOf(address);
  return user.includes(':') ? [user.slice(user.indexOf(':') + 1)] : [];
}

/** Parts of an unencoded password that a parser takes for host, path or port. */
const partsOf = (password: string): string[] =>
  /[@/?#]/.test(password)
    ? password
        .toLowerCase()
        .split(/[\s@/?#:;,."'()[\]]+/)
        .filter((part) => part.length >= SHORTEST_PART)
    : [];

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
