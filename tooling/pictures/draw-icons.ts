// Draws the icons and the picture of shared links from apps/web/public/favicon.svg: node tooling/pictures/draw-icons.ts
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@wordcluster/testing/chromium';
import { chromium } from 'playwright-core';

const web = path.resolve(import.meta.dirname, '../../apps/web');
const folder = path.join(web, 'public');
const fonts = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/source-sans-3/files');

const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const font = (await readFile(path.join(fonts, 'source-sans-3-latin-wght-normal.woff2'))).toString('base64');

/** The mark without its rounded edge: the system cuts the shape. */
const full = mark.replace(' rx="8"', '');
const square = (svg: string, share = 1) =>
  `<body style="margin:0;background:${share < 1 ? '#0e1211' : 'transparent'};display:grid;place-items:center;height:100vh">
   <div style="width:${share * 100}vw;height:${share * 100}vw">${svg}</div></body>`;

const shared = `<style>@font-face{font-family:S;src:url(data:font/woff2;base64,${font});font-weight:200 900}
  body{margin:0;height:100vh;box-sizing:border-box;padding:0 96px;background:radial-gradient(circle at 80% 20%,#173326,#0e1211 60%);
  color:#eaf1ed;font-family:S;display:flex;align-items:center;gap:72px}
  svg{width:300px;height:300px;flex:none} h1{font-size:108px;line-height:1;margin:0 0 28px;font-weight:700;letter-spacing:-2px}
  p{font-size:42px;line-height:1.3;margin:0;color:#a6b3ad} b{color:#3ee08c;font-weight:500}</style>
  <body>${mark}<div><h1>Wordcluster</h1><p><b>Improve your vocabulary by clicking.</b><br>Keep words in clusters and practise them.</p></div></body>`;

const pictures = [
  { file: 'icons/icon-192.png', width: 192, height: 192, page: square(mark) },
  { file: 'icons/icon-512.png', width: 512, height: 512, page: square(mark) },
  // Launchers may cut everything outside a circle of four fifths.
  { file: 'icons/maskable-512.png', width: 512, height: 512, page: square(full, 0.8) },
  { file: 'icons/apple-touch-icon.png', width: 180, height: 180, page: square(full) },
  { file: 'share.png', width: 1200, height: 630, page: shared },
];

const browser = await chromium.launch({ args: ['--no-sandbox'], ...(await findBrowser()) });
await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const { file, width, height, page: content } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(content);
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
