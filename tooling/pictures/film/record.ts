// node tooling/pictures/film/record.ts: films the product again for "How it works", with the web app as it is built now.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@wordcluster/testing/chromium';
import { startProduct } from '@wordcluster/testing/product';
import { chromium } from 'playwright-core';
import { CAPTION_LANGUAGES, captions, lengthOf, type Mark, type Scene } from './captions.ts';
import { Hand } from './hand.ts';
import { ScreenRecorder } from './screen-recorder.ts';
import { develop } from './studio.ts';
import { shotsOf } from './timing.ts';
import { takeTour } from './tour.ts';

const target = path.resolve(import.meta.dirname, '../../../apps/web/public/how-it-works');
const PAGE = { width: 1280, height: 720 };
/** Device pixels for each pixel of the page, for text that stays sharp on a full screen. */
const SCALE = 1.25;
const RATE = 25;
/** Below the product a band (device pixels) for the captions, so that they hide nothing. */
const picture = { width: PAGE.width * SCALE, height: PAGE.height * SCALE, band: 100, background: '#0c100e' };
/** Newest codec first; the browser plays the first it knows. */
const FILMS = [
  { file: 'how-it-works.vp9.mp4', codec: 'vp09.00.40.08', muxedAs: 'vp9', bitrate: 180_000 },
  { file: 'how-it-works.mp4', codec: 'avc1.640028', muxedAs: 'avc', bitrate: 220_000 },
];

const { executablePath, env } = await findBrowser();
const server = await startProduct();
const browser = await chromium.launch({
  // The screencast follows the whole browser's scale, not a page's.
  args: ['--no-sandbox', `--force-device-scale-factor=${SCALE}`],
  ...(executablePath ? { executablePath } : {}),
  ...(env ? { env } : {}),
});
/** Of every word of the person: what its meaning is, and of every meaning its word. */
async function readAnswers(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { id } of await server.call<{ id: number }[]>('GET', '/api/clusters')) {
    const address = `/api/clusters/${id}/clusterRows`;
    const rows = await server.call<{ col_1_value: string; col_2_value: string | null }[]>('GET', address);
    for (const { col_1_value: word, col_2_value: meaning } of rows)
      if (meaning !== null) answers.set(word, meaning).set(meaning, word);
  }
  return answers;
}

try {
  await server.signIn('demo@wordcluster.example');
  await server.call('PATCH', '/api/reviews/settings', { ways: ['meet', 'choose'], new_per_day: 10 });
  const page = await browser.newPage({
    viewport: PAGE,
    deviceScaleFactor: SCALE,
    colorScheme: 'dark',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const hand = await Hand.on(page);
  await page.goto(`${server.url}/auth/login`);
  await page.getByLabel('E-mail').fill('demo@wordcluster.example');
  await page.getByLabel('Password', { exact: true }).fill('Wordcluster1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Create cluster' }).first().waitFor();
  await hand.wait(1500);

  const recorder = await ScreenRecorder.start(page, picture.width, picture.height);
  const marks: Mark[] = [];
  const begin = (scene: Scene) => marks.push({ scene, from: recorder.time });
  await takeTour({ page, hand, film: recorder, scene: begin }, readAnswers);
  const taken = await recorder.stop();
  await page.close();

  const { frames } = recorder;
  const shots = shotsOf(frames, marks, taken, RATE);
  const scenes = marks.map(({ scene }) => scene);
  await mkdir(target, { recursive: true });
  const save = async (file: string, content: Buffer | string) => {
    await writeFile(path.join(target, file), content);
    process.stdout.write(`${file}: ${Math.ceil(content.length / 1000)} kB\n`);
  };
  for (const { file, ...codec } of FILMS)
    await save(file, await develop(browser, frames, 'film', { ...picture, ...codec, shots, rate: RATE }));
  const letters = scenes.slice(0, scenes.indexOf('mistake')).reduce((sum, scene) => sum + lengthOf(scene), 0);
  // In the middle of the letters.
  const shot = shots[Math.round(((letters - 1800) * RATE) / 1000)] ?? 0;
  await save('poster.webp', await develop(browser, frames, 'still', { ...picture, shot }));
  for (const language of CAPTION_LANGUAGES) await save(`${language}.vtt`, captions(language, scenes));
  process.stdout.write(`${(shots.length / RATE).toFixed(1)} s\n`);
} finally {
  await browser.close();
  await server.remove();
}
