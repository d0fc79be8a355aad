import { build } from 'vite';

/**
 * A script with what it imports, in one piece that stands in the page. To be called before the build begins: one that begins inside
 * of another waits for it forever.
 */
export async function packed(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2023', lib: { entry: source, formats: ['iife'], name: 'early' } },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${source} was not built.`);
  return chunk.code.trim();
}
