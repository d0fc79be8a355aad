import { beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { refuseWrongValues, unknownFields } from '../chart/kubernetes.mjs';
import { buildRenderer } from '../chart/renderer.mjs';

const SECRETS = {
  DATABASE_URL: 'postgres://words:p@ss"word@pooler:6432/words',
  SECRET_KEY: 'k9Xw2mQ7vLp4Zt8Rb1Ns6Hd3Fg5Jc0Ya',
  SMTP_URL: 'smtp://mail',
};
const WANTED = {
  host: 'words.example.com',
  secrets: SECRETS,
  settings: { ADMIN_EMAIL: 'admin@words.example.com' },
};
/** Every branch of the templates is in one of these. */
const CASES = {
  'as it comes': {},
  'with all that can be': {
    image: { tag: '1.2.3-rc.1' },
    imagePullSecrets: ['registry'],
    settings: { ADMIN_EMAIL: 'admin@words.example.com', CLUSTER_ROWS_MAX: 1_000_000, HSTS: false },
    autoscaling: { eventLoop: { enabled: true } },
    ingress: { className: 'nginx', annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' } },
    podAnnotations: { 'example.com/team': 'words' },
    nodeSelector: { 'kubernetes.io/arch': 'arm64' },
    tolerations: [{ key: 'words', operator: 'Exists', effect: 'NoSchedule' }],
    affinity: { nodeAffinity: {} },
  },
  'with as little as can be': {
    existingSecret: 'words-of-ours',
    secrets: null,
    replicas: 1,
    autoscaling: { enabled: false },
    migration: { enabled: false },
    metrics: { enabled: false },
    networkPolicy: { enabled: false },
    ingress: { enabled: false, annotations: null },
  },
};

let render;
beforeAll(() => {
  render = buildRenderer();
}, 300_000);

const objectsOf = (texts) =>
  Object.entries(texts)
    .filter(([name]) => name.endsWith('.yaml'))
    .flatMap(([name, text]) =>
      parseAllDocuments(text).flatMap((document) => {
        expect(document.errors, `${name}\n${text}`).toEqual([]);
        return document.toJSON() ?? [];
      }),
    );
const rendered = (given = {}) => objectsOf(render({ ...WANTED, ...given }));
const ofKind = (objects, kind) => objects.filter((object) => object.kind === kind);

// Specification: S0-1.273
describe.each(Object.entries(CASES))('the chart %s', (_name, given) => {
  test('is what Kubernetes takes, and names no field that it does not know', () => {
    const objects = rendered(given);
    expect(objects.length).toBeGreaterThan(1);
    refuseWrongValues(objects);
    expect(unknownFields(objects)).toBe('');
  });

  test('runs nobody as root, writes to its volumes alone and has no rights at the cluster', () => {
    const pods = [...ofKind(rendered(given), 'Deployment'), ...ofKind(rendered(given), 'Job')].map(
      ({ spec }) => spec.template.spec,
    );
    expect(pods.length).toBeGreaterThan(0);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext, volumeMounts } of pod.containers) {
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/data']);
      }
    }
  });

  test('leads the service, the budget and the autoscaler to the servers, never to the migration', () => {
    const objects = rendered(given);
    const [server] = ofKind(objects, 'Deployment');
    const labels = server.spec.template.metadata.labels;
    const selectors = [
      server.spec.selector.matchLabels,
      ofKind(objects, 'Service')[0].spec.selector,
      ...ofKind(objects, 'PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ];
    const jobs = ofKind(objects, 'Job').map(({ spec }) => spec.template.metadata.labels);
    for (const selector of selectors) {
      expect(labels).toMatchObject(selector);
      for (const job of jobs) expect(job).not.toMatchObject(selector);
    }
    for (const { spec } of ofKind(objects, 'HorizontalPodAutoscaler'))
      expect(spec.scaleTargetRef.name).toBe(server.metadata.name);
  });
});

// Specification: S0-1.273
test('the database is migrated before servers come, which then refuse one that is not', () => {
  const objects = rendered();
  const [job] = ofKind(objects, 'Job');
  const hook = (object) => object.metadata.annotations['helm.sh/hook'];
  expect(hook(job)).toBe('pre-install,pre-upgrade');
  const [container] = job.spec.template.spec.containers;
  expect(container.command).toEqual(['node', 'apps/server/src/commands/migrate.ts']);
  const secret = ofKind(objects, 'Secret').find(
    ({ metadata }) => metadata.name === container.envFrom[0].secretRef.name,
  );
  expect(hook(secret)).toBe(hook(job));
  expect(Number(secret.metadata.annotations['helm.sh/hook-weight'])).toBeLessThan(
    Number(job.metadata.annotations['helm.sh/hook-weight']),
  );
  expect(secret.stringData).toEqual(SECRETS);
  const [server] = ofKind(objects, 'Deployment');
  const settings = server.spec.template.spec.containers[0].env;
  expect(settings).toContainEqual({ name: 'MIGRATE_AT_START', value: 'false' });
  expect(settings).toContainEqual({ name: 'PUBLIC_URL', value: 'https://words.example.com' });
  expect(ofKind(rendered(CASES['with as little as can be']), 'Job')).toEqual([]);
});

// Specification: S0-1.273
test('servers are asked whether they live and whether they are ready, and scale by processor and event loop', () => {
  const objects = rendered(CASES['with all that can be']);
  const [{ startupProbe, livenessProbe, readinessProbe }] = ofKind(objects, 'Deployment')[0].spec.template.spec
    .containers;
  expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
    '/healthz',
    '/healthz',
    '/readyz',
  ]);
  const [{ spec }] = ofKind(objects, 'HorizontalPodAutoscaler');
  expect(spec.metrics.map(({ resource, pods }) => resource?.name ?? pods.metric.name)).toEqual([
    'cpu',
    'nodejs_eventloop_delay_p99_seconds',
  ]);
});

// Specification: S0-1.273
test('metrics are reached from where they are read alone, and a changed secret starts servers anew', () => {
  const [{ spec }] = ofKind(rendered(), 'NetworkPolicy');
  expect(spec.ingress.map(({ ports, from }) => [ports[0].port, from.length])).toEqual([
    ['http', 1],
    ['metrics', 1],
  ]);
  const sum = (given) => ofKind(rendered(given), 'Deployment')[0].spec.template.metadata.annotations['checksum/secret'];
  expect(sum({})).toBe(sum({}));
  expect(sum({ secrets: { ...SECRETS, SMTP_URL: 'smtp://other' } })).not.toBe(sum({}));
});

// Specification: S0-1.273
test.each([
  ['no host', { host: '' }, /host is missing/],
  ['no administrator', { settings: { ADMIN_EMAIL: '' } }, /settings\.ADMIN_EMAIL is missing/],
  ['settings without one', { settings: { ADMIN_EMAIL: null } }, /settings\.ADMIN_EMAIL is missing/],
  ['no database', { secrets: { ...SECRETS, DATABASE_URL: null } }, /secrets\.DATABASE_URL is missing/],
])('a chart with %s is refused with a sentence', (_what, given, sentence) => {
  expect(() => render({ ...WANTED, ...given })).toThrow(sentence);
});

test('a field that Kubernetes does not know is found', () => {
  const [service] = ofKind(rendered(), 'Service');
  expect(unknownFields([{ ...service, spec: { ...service.spec, selectors: {} } }])).toContain('selectors');
  expect(() => refuseWrongValues([{ ...service, spec: { ports: [{ port: 'http' }] } }])).toThrow(/port/);
});
