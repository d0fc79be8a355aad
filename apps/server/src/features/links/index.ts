import { networkOf } from '@wordcluster/domain/accounts/network';
import { acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { sendSpeech } from '../listening/serve-cached-speech.ts';
import { copyLink } from './copy-link.ts';
import { changeLink, endLink, listLinks, makeLink } from './manage-links.ts';
import { sendLinkPage } from './page/link-page.ts';
import { linkPictures } from './page/picture.ts';
import { closeReported, dismissReport, listReports, reportLink } from './reports.ts';
import { linkAudio, visitLink } from './open-shared-cluster.ts';
import { sql } from 'kysely';

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
    return answerMessage(message('link.ended'));
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
    return answerMessage(message('link.reported'));
  });
  route(app, 'GET /api/reports', ({ viewer, request }) => listReports(context, viewer, networkOf(request.ip)));
  route(app, 'POST /api/reports/:report_id/close', async ({ viewer, params, body, request }) => {
    await closeReported(context, viewer, params.report_id, body.reason, networkOf(request.ip));
    return answerMessage(message('report.closed'));
  });
  route(app, 'POST /api/reports/:report_id/dismiss', async ({ params }) => {
    await dismissReport(context, params.report_id);
    return answerMessage(message('report.dismissed'));
  });
  linkPages(app, context);
}

/** What a link's address opens, and the picture in its preview. */
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
