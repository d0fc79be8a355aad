// npm run texts: extracts the texts of components into their catalogues, removes unused ones, and lists what each language lacks.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './prepare/repository.mjs';
import { lackingIds, untranslated } from './texts/untranslated.mjs';

const web = path.join(repository, 'apps/web');
const extracted = spawnSync('npx', ['lingui', 'extract', '--clean'], {
  cwd: web,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (extracted.status !== 0) {
  process.stderr.write('The texts could not be extracted.\n');
  process.exit(1);
}

const list = (language, texts) => {
  if (texts.length === 0) return;
  process.stdout.write(`${language} lacks ${texts.length}:\n${texts.map((text) => `  ${text}\n`).join('')}`);
};

process.stdout.write('Texts of components (apps/web/src/locales):\n');
const locales = path.join(web, 'src/locales');
const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
let lacking = 0;
for (const { name } of languages) {
  const texts = untranslated(readFileSync(path.join(locales, name, 'messages.po'), 'utf8'));
  lacking += texts.length;
  list(name, texts);
}

process.stdout.write('Messages (packages/domain/src/messages/catalogues):\n');
const folder = path.join(repository, 'packages/domain/src/messages/catalogues');
const catalogues = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [path.basename(name, '.json'), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
);
for (const [language, ids] of Object.entries(lackingIds(catalogues))) {
  lacking += ids.length;
  list(language, ids);
}
process.stdout.write(lacking === 0 ? 'Nothing is missing.\n' : `${lacking} translations are missing.\n`);
