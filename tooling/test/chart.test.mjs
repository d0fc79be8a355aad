import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHART } from '../chart/renderer.mjs';

const read = (file) => readFileSync(path.join(CHART, file), 'utf8');
const isRight = new Ajv({ allErrors: true, strictTypes: false }).compile(JSON.parse(read('values.schema.json')));
const values = (changed) => ({ ...parse(read('values.yaml')), ...changed });

// Specification: S0-1.273
test("the chart's own values are as its schema says, each with a word on what it means", () => {
  expect(isRight(values({})), JSON.stringify(isRight.errors)).toBe(true);
  const named = Object.keys(values({}));
  const { properties } = JSON.parse(read('values.schema.json'));
  expect(named.toSorted()).toEqual(
    Object.keys(properties)
      .filter((name) => name !== 'global')
      .toSorted(),
  );
});

// Specification: S0-1.273
test.each([
  ['a name that it does not know', { replica: 3 }],
  ['an address in place of a host', { host: 'https://words.example.com' }],
  ['a key that can be guessed', { secrets: { SECRET_KEY: 'short' } }],
  ['a secret among the settings', { settings: { DATABASE_URL: 'postgres://a@b/c' } }],
  ['a setting that the chart makes itself', { settings: { PORT: 80 } }],
  ['no servers', { replicas: 0 }],
  ['memory without a unit that Kubernetes has', { resources: { limits: { memory: '1.5 GB' } } }],
])('values with %s are refused', (_what, changed) => {
  expect(isRight(values(changed))).toBe(false);
});

test('the chart has the version of the product', () => {
  const { version } = JSON.parse(readFileSync(path.join(CHART, '../../../package.json'), 'utf8'));
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
});
