// Renders the Helm chart with Helm's own parts, which Debian has as packages: Go's templates and Sprig (main.go beside this file).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const CHART = path.resolve(import.meta.dirname, '../../ops/helm/wordcluster');
const PACKAGES = ['golang-go', 'golang-github-masterminds-sprig-dev', 'golang-k8s-sigs-yaml-dev'];
const SOURCES = '/usr/share/gocode';

function installWhatIsMissing() {
  const sprig = existsSync(path.join(SOURCES, 'src/github.com/Masterminds/sprig'));
  const yaml = existsSync(path.join(SOURCES, 'src/sigs.k8s.io/yaml'));
  if (sprig && yaml && spawnSync('go', ['version']).status === 0) return;
  const command = ['install', '-y', '--no-install-recommends', ...PACKAGES];
  if (process.getuid() !== 0) throw new Error(`The renderer is missing. As root: apt-get ${command.join(' ')}`);
  process.stdout.write(`Installing from Debian: apt-get ${command.join(' ')}\n`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', command, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds the renderer; what it returns renders the chart with values: the text of each file, by its name. Throws what the chart refuses. */
export function buildRenderer() {
  installWhatIsMissing();
  const folder = mkdtempSync(path.join(tmpdir(), 'wordcluster-chart-'));
  const program = path.join(folder, 'renderer');
  execFileSync('go', ['build', '-o', program, path.join(import.meta.dirname, 'main.go')], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: SOURCES, GOFLAGS: '', GOCACHE: path.join(folder, 'cache') },
    stdio: 'inherit',
  });
  const release = { Name: 'words', Namespace: 'default', Service: 'Helm', Revision: 1 };
  return (values) => {
    const file = path.join(folder, 'values.json');
    writeFileSync(file, JSON.stringify({ release, values }));
    const { status, stdout, stderr } = spawnSync(program, [CHART, file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return JSON.parse(stdout);
  };
}
