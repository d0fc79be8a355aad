const DAY = 86_400_000;

/** A program's token of a new user. */
export async function makeProgramKey(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/user/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Attacker',
      scopes: ['read', 'write'],
      expires_at: new Date(Date.now() + DAY).toISOString(),
    }),
  });
  if (response.status !== 201) throw new Error(`no token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** The address of a new user's e-reader file. */
export async function makeEReader(url: string, token: string, cluster: number): Promise<string> {
  const response = await fetch(`${url}/api/e-readers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'KOReader', cluster_id: cluster }),
  });
  if (response.status !== 201) throw new Error(`no e-reader: ${response.status} ${await response.text()}`);
  const made = (await response.json()) as { url: string };
  return `${new URL(made.url).pathname.replace(/\/$/, '')}/vocabulary_builder.sqlite3`;
}
