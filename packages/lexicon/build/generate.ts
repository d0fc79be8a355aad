import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCore } from './core.ts';
import { buildEmoji } from './emoji.ts';
import { buildNumbers } from './numbers.ts';
import { GENERATED } from './tables.ts';
import { buildFalseFriends, buildTopics } from './topics.ts';

/** Every generated file with its text. */
export function generatedFiles(): Record<string, string> {
  const core = buildCore();
  const files = {
    'core.json': core,
    'emoji.json': buildEmoji(core),
    'false-friends.json': buildFalseFriends(),
    'numbers.json': buildNumbers(),
    'topics.json': buildTopics(),
  };
  return Object.fromEntries(Object.entries(files).map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

if (import.meta.main) {
  mkdirSync(GENERATED, { recursive: true });
  for (const [name, text] of Object.entries(generatedFiles())) writeFileSync(path.join(GENERATED, name), text);
}
