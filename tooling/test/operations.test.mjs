import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const names = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, name]) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
const alerts = names(read('ops/prometheus/rules.yml'), /- alert: (\w+)/g);

test('every alert has a section in the runbook, and every section an alert', () => {
  expect(alerts.length).toBeGreaterThan(5);
  expect(names(read('docs/operators/runbook.md'), /^### .*\b(Wordcluster\w+)/gm)).toEqual(alerts);
});

test('every alert is tested, firing and quiet', () => {
  const tests = read('ops/prometheus/rules.test.yml');
  for (const alert of alerts)
    expect(tests, alert).toMatch(new RegExp(`alertname: ${alert}\\s+exp_alerts:\\s*\\[\\s*\\{`));
});

test('rules and dashboard ask for numbers that the server has', () => {
  const source = ['metrics/metrics', 'metrics/database-gauges', 'metrics/watch', 'jobs/backup-job']
    .map((file) => read(`apps/server/src/${file}.ts`))
    .join('\n');
  const { panels } = JSON.parse(read('ops/grafana/wordcluster.json'));
  const rules = read('ops/prometheus/rules.yml');
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...names(rules, /expr: (.+)/g),
  ];
  const asked = new Set(
    expressions.flatMap((text) => names(text, /\b((?:wordcluster|http_server|db_client|nodejs|process|v8js)_\w+)/g)),
  );
  expect(asked.size).toBeGreaterThan(15);
  const labels = ['http_route', 'db_client_connection_pool_name', 'db_client_connection_state'];
  const missing = [...asked]
    .map((name) => name.replace(/_(count|bucket|sum)$/, ''))
    .filter((name) => !labels.includes(name) && !source.includes(`'${name}'`) && !source.includes(`'${name}_count'`));
  expect(missing).toEqual([]);
});
