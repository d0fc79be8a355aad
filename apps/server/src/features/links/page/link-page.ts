import { columnLanguage } from '@wordcluster/domain/clusters/cluster';
import { previewText } from '@wordcluster/domain/clusters/links';
import { message } from '@wordcluster/domain/messages/all';
import { escapeMarkup } from '@wordcluster/domain/text/markup';
import type { FastifyReply } from 'fastify';
import { throttle } from '../../../access/throttle.ts';
import type { Context } from '../../../context.ts';
import { translate } from '../../../mail/translate.ts';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { findOpenLink, linkedRows, type LinkedRow, type OpenLink } from '../open-link.ts';

/** Words that stand on the page before the app has come: what a reader of previews sees. */
const FIRST_WORDS = 20;
const PER_MINUTE = { times: 300, seconds: 60 };

interface Visit {
  code: string;
  network: string;
  language: InterfaceLanguage;
}

/**
 * The page of a link: the app's page, with what the link shows written into it, so that it is there before any script runs and for
 * programs that run none. Where the link has ended it is a 404 that says so.
 */
export async function sendLinkPage(context: Context, reply: FastifyReply, visit: Visit): Promise<FastifyReply> {
  const { code, network, language } = visit;
  await throttle(context, `link-page:${network}`, PER_MINUTE);
  const site = context.config.site.name ?? 'Wordcluster';
  const link = /^[\w-]{22}$/.test(code) ? await findOpenLink(context, code) : null;
  if (!link) {
    const sentence = translate(message('link.gone'), language);
    const head = `<title>${escapeMarkup(site)}</title><meta name="robots" content="noindex" />`;
    const content = `<main class="words-first"><h1>${escapeMarkup(site)}</h1><p>${escapeMarkup(sentence)}</p></main>`;
    return reply.code(404).header('x-robots-tag', 'noindex').sendAppPage({ head, content });
  }
  const rows = await linkedRows(context, link, FIRST_WORDS);
  if (!link.indexed) void reply.header('x-robots-tag', 'noindex');
  const address = `${context.config.publicUrl}/l/${code}`;
  return reply.sendAppPage({ head: headOf(link, rows, { address, site }), content: contentOf(link, rows) });
}

function headOf(
  link: OpenLink,
  rows: readonly LinkedRow[],
  { address, site }: { address: string; site: string },
): string {
  const words = previewText(rows);
  const description = link.description ?? words;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`;
  return [
    `<title>${escapeMarkup(`${link.title} · ${site}`)}</title>`,
    meta('name', 'description', description),
    ...(link.indexed ? [`<link rel="canonical" href="${address}" />`] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:title', link.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', site),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${address}/picture.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${link.title}: ${words}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

function contentOf(link: OpenLink, rows: readonly LinkedRow[]): string {
  const languageOf = (column: 1 | 2) => {
    const language = columnLanguage(link, column);
    return language === null ? '' : ` lang="${escapeMarkup(language)}"`;
  };
  const words = rows.map(
    ({ col_1_value, col_2_value }) =>
      `<li><span dir="auto"${languageOf(1)}>${escapeMarkup(col_1_value ?? '')}</span> <b dir="auto"${languageOf(2)}>${escapeMarkup(col_2_value ?? '')}</b></li>`,
  );
  const description = link.description === null ? '' : `<p dir="auto">${escapeMarkup(link.description)}</p>`;
  return `<main class="words-first"><h1 dir="auto">${escapeMarkup(link.title)}</h1>${description}<ul>${words.join('')}</ul></main>`;
}
