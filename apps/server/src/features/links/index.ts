import { networkOf } from '@wordcluster/domain/accounts/network';
import { acceptedLanguage, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { sendSpeech } from '../listening/serve-cached-speech.ts';
import { copyLink } from './copy-link.ts';
import { changeLink, endLink, listLinks, makeLink } from './manage-links.ts';
import { linkPictures } from './page/picture.ts';
import { closeReported, dismissReport, listReports, reportLink } from './reports.ts';
import { linkAudio, visitLink } from './open-shared-cluster.ts';
import { sql } from 'kysely';
import { columnLanguage } from '@wordcluster/domain/clusters/cluster';
import { previewText } from '@wordcluster/domain/clusters/links';
import { escapeMarkup } from '@wordcluster/domain/text/markup';
import { throttle } from '../../access/throttle.ts';
import { translate } from '../../mail/translate.ts';
import { findOpenLink, linkedRows, type LinkedRow, type OpenLink } from './open-link.ts';

/** Words written into the page before the app loads, for link previews. */
const FIRST_WORDS = 20;
const PER_MINUTE = { times: 300, seconds: 60 };

interface Visit {
  code: string;
  network: string;
  language: InterfaceLanguage;
}

/**
 * The page of a link: the app's page with prerendered content of the link, for programs without scripts. A closed link
 * is a 404 with an explanation.
 */
async function sendLinkPage(context: Context, reply: FastifyReply, visit: Visit): Promise<FastifyReply> {
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

function linkRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/clusters/:cluster_id/links', ({ viewer, params }) =>
    listLinks(context, viewer, params.cluster_id),
  );
  route(app, 'POST /api/clusters/:cluster_id/links', ({ viewer, params, body, request }) =>
    makeLink(context, viewer, params.cluster_id, body, networkOf(request.ip)),
  );
  route(app, 'PATCH /api/clusters/:cluster_id/links/:link_id', ({ viewer, params, body }) =>
    changeLink(context, viewer, params.cluster_id, params.link_id, body.indexed),
  );
  route(app, 'DELETE /api/clusters/:cluster_id/links/:link_id', async ({ viewer, params, request }) => {
    await endLink(context, viewer, params.cluster_id, params.link_id, networkOf(request.ip));
    return responseMessage(message('link.ended'));
  });
  route(app, 'GET /api/links/:code', async ({ params, request }) =>
    visitLink(context, await request.identify(), params.code, networkOf(request.ip)),
  );
  route(app, 'POST /api/links/:code/copy', ({ viewer, params, body, reply }) =>
    copyLink(context, viewer, params.code, body, callSignal(reply)),
  );
  route(app, 'POST /api/links/:code/listen', async ({ params, body, request, reply }) =>
    sendSpeech(reply, await linkAudio(context, params.code, body, networkOf(request.ip), callSignal(reply))),
  );
  route(app, 'POST /api/links/:code/report', async ({ params, body, request }) => {
    await reportLink(context, params.code, body.reason, networkOf(request.ip));
    return responseMessage(message('link.reported'));
  });
  route(app, 'GET /api/reports', ({ viewer, request }) => listReports(context, viewer, networkOf(request.ip)));
  route(app, 'POST /api/reports/:report_id/close', async ({ viewer, params, body, request }) => {
    await closeReported(context, viewer, params.report_id, body.reason, networkOf(request.ip));
    return responseMessage(message('report.closed'));
  });
  route(app, 'POST /api/reports/:report_id/dismiss', async ({ params }) => {
    await dismissReport(context, params.report_id);
    return responseMessage(message('report.dismissed'));
  });
  linkPages(app, context);
}

/** The page of a link, and the picture of its preview. */
function linkPages(app: FastifyInstance, context: Context): void {
  const pictures = linkPictures(context);
  app.addHook('onClose', () => pictures.stop());
  app.get<{ Params: { code: string } }>('/l/:code', async (request, reply) =>
    sendLinkPage(context, reply, {
      code: request.params.code,
      network: networkOf(request.ip),
      language: acceptedLanguage(request.headers['accept-language']) ?? 'en',
    }),
  );
  app.get<{ Params: { code: string } }>('/l/:code/picture.png', async (request, reply) => {
    const picture = await pictures.pictureOf(request.params.code, networkOf(request.ip));
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture);
  });
}

export const links: Feature = {
  routes: linkRoutes,
  cleanUp: [({ db }, ago) => sql`delete from link_reports where reported_at < ${ago(90 * DAY)}`.execute(db)],
};
