import { i18n } from '@lingui/core';
import {
  directionOf,
  formatsOf,
  INTERFACE_LANGUAGE_CODES,
  type InterfaceLanguage,
} from '@wordcluster/domain/languages/interface-languages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/App.tsx';
import { loadTexts } from './app/language.ts';
import { SCREEN_PATHS } from './app/paths.ts';
import type { ReadyStyles } from './app/theme/ready-styles.ts';
import { drawList } from './list-skeleton/draw.tsx';
import type { Drawn, FirstDraw } from './list-skeleton/drawn.ts';

function AtLogin({ children }: { children: ReactNode }) {
  return <StaticRouter location={SCREEN_PATHS.login}>{children}</StaticRouter>;
}

const TITLE = /<title>([^<]*)<\/title>/;

async function draw(language: InterfaceLanguage): Promise<{ first: FirstDraw; ready: ReadyStyles }> {
  i18n.load(language, await loadTexts(language));
  i18n.activate(language, formatsOf(language));
  const html = renderToString(<App router={AtLogin} />);
  const { template: list, ready } = await drawList(language);
  // The policy of the page would refuse them, and the page would look otherwise than the app's.
  if (/ style=|<style|<script/.test(html)) throw new Error('The first draw has a style or a script of its own.');
  const title = TITLE.exec(html)?.[1] ?? '';
  return { first: { direction: directionOf(language), title, html: html.replace(TITLE, ''), list }, ready };
}

/** Runs at build (build-steps/prerender.ts): the login page and the list in every language, as the app would draw them first. */
export async function drawAll(): Promise<Drawn> {
  const drawn: Drawn = { draws: {}, ready: { asWritten: null, mirrored: null } };
  for (const language of INTERFACE_LANGUAGE_CODES) {
    const { first, ready } = await draw(language);
    drawn.draws[language] = first;
    drawn.ready[first.direction === 'rtl' ? 'mirrored' : 'asWritten'] ??= ready;
  }
  return drawn;
}
