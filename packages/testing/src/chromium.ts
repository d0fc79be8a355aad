import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The browser to test with; without `executablePath` it is the one Playwright downloaded itself. */
export interface Browser {
  executablePath?: string;
  env?: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache');

/** CHROMIUM_PATH, else the browser that npm installed (Linux x64), else Chrome or Chromium of this machine. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  if (process.platform === 'linux' && process.arch === 'x64') return bundled();
  const executablePath = INSTALLED.find((file) => existsSync(file));
  return executablePath ? { executablePath } : {};
}

async function bundled(): Promise<Browser> {
  const home = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const folder = path.join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(home, 'bin'), folder);
  const executablePath = path.join(folder, 'chromium');
  const env = missingParts(executablePath, folder);
  return env ? { executablePath, env } : { executablePath };
}

/**
 * Atomic: unpacked to a temporary folder and renamed, because several test runs may start at once, and the package
 * itself writes straight to its target, where another run would start a half-written browser.
 */
async function unpack(archives: string, folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = aside;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(path.join(archives, name));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
  try {
    renameSync(aside, folder);
  } catch {
    // Another run was faster; its copy is as good.
    rmSync(aside, { recursive: true, force: true });
  }
}

/** A bare container lacks libraries (libnss3) and fonts; the package brings both. Undefined if nothing is missing. */
function missingParts(executable: string, folder: string): Record<string, string> | undefined {
  const env: Record<string, string> = {};
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore' });
  } catch {
    env['LD_LIBRARY_PATH'] = path.join(folder, 'al2023', 'lib');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = path.join(folder, 'fonts');
  if (Object.keys(env).length === 0) return undefined;
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(own), ...env };
}
