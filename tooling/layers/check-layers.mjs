import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureEdges, layers } from './layers.mjs';

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** @param {string} file path relative to the repository, with forward slashes */
export function layerOf(file) {
  return layers.find(({ folder }) => {
    const choice = /^(.*)\/\{(.+)\}$/.exec(folder);
    if (!choice) return file.startsWith(`${folder}/`);
    return choice[2]
      .split(',')
      .some((name) => file === `${choice[1]}/${name}.ts` || file.startsWith(`${choice[1]}/${name}/`));
  });
}

/** Imports of a source text, in order. */
export function importsOf(source) {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
  return [...withoutComments.matchAll(IMPORT)].map((match) => ({
    typeOnly: Boolean(match[1]),
    specifier: match[2] ?? match[3],
  }));
}

const featureOf = (file) => /^apps\/(server|web)\/src\/features\/([^/]+)\//.exec(file);

function workspaceFile(specifier) {
  const match = /^@wordcluster\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  return match ? `packages/${match[1]}/src/${match[2] ?? 'index'}.ts` : null;
}

/** Node's own modules. */
function builtInComplaint(layer, specifier) {
  const pure = layer.name === 'domain' || layer.name === 'contract' || layer.name.startsWith('web');
  return pure ? `${layer.name} runs in the browser and may not import ${specifier}` : null;
}

function packageComplaint(layer, specifier, declared) {
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (!layer.packages.includes('*') && !layer.packages.includes(name))
    return `${layer.name} (${layer.why}) may not import the package ${name}`;
  return declared.has(name) || name.startsWith('virtual:')
    ? null
    : `${name} is not declared in the package.json of its workspace`;
}

/** Between two features the named edges decide, everywhere else the layers. */
function fileComplaint(file, layer, target, typeOnly) {
  const other = layerOf(target);
  if (!other) return null;
  if (!typeOnly && layer.typesOnly?.includes(other.name))
    return `${layer.name} may import from ${other.name} with \`import type\` only`;
  const [from, to] = [featureOf(file), featureOf(target)];
  if (from && to) {
    const allowed = from[2] === to[2] || (featureEdges[from[1]][from[2]] ?? []).includes(to[2]);
    return allowed ? null : `the feature ${from[2]} may not import the feature ${to[2]}`;
  }
  if (other === layer || layer.may.includes('*') || layer.may.includes(other.name)) return null;
  return `${layer.name} (${layer.why}) may not import from ${other.name}`;
}

/** The complaint about one import, or null. */
function complaint(file, layer, { specifier, typeOnly }, declared) {
  if (specifier.startsWith('node:')) return builtInComplaint(layer, specifier);
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier.split('?')[0])
    : workspaceFile(specifier);
  return target ? fileComplaint(file, layer, target, typeOnly) : packageComplaint(layer, specifier, declared);
}

/** Names that the package.json of a file's workspace declares. */
function declaredIn(root, file) {
  const [group, name] = file.split('/');
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, group, name, 'package.json'), 'utf8'),
  );
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }));
}

/**
 * Every import that enters a layer where it does not belong, or that no package.json declares. Cycles are the linter's.
 * @param {string} root of the repository
 * @param {string[]} files relative to it
 * @param {(file: string) => string} read gives a file's text
 */
export function checkLayers(root, files, read = (file) => readFileSync(path.join(root, file), 'utf8')) {
  const complaints = [];
  for (const file of files) {
    const layer = layerOf(file);
    if (!layer) continue;
    const declared = declaredIn(root, file);
    for (const imported of importsOf(read(file))) {
      const found = complaint(file, layer, imported, declared);
      if (found) complaints.push(`${file}: ${found}`);
    }
  }
  return complaints;
}
