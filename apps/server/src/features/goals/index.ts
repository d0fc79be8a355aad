import { message } from '@wordcluster/domain/messages/all';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { responseMessage } from '../../http/response-messages.ts';
import { route } from '../../http/contract-route.ts';
import { calendarFile, endCalendar, makeCalendar } from './calendar.ts';
import { listGoals } from './list-goals.ts';
import { changeGoal, makeGoal, previewGoal, removeGoal } from './manage-goals.ts';

/** Goals (words to be known by a date), and their calendar feed. */
function goalRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/goals', async ({ viewer }) => ({ goals: await listGoals(context, viewer) }));
  route(app, 'POST /api/goals', ({ viewer, body }) => makeGoal(context, viewer, body));
  route(app, 'POST /api/goals/preview', ({ viewer, body }) => previewGoal(context, viewer, body));
  route(app, 'PATCH /api/goals/:id', ({ viewer, params, body }) => changeGoal(context, viewer, params.id, body));
  route(app, 'DELETE /api/goals/:id', async ({ viewer, params }) => {
    await removeGoal(context, viewer, params.id);
    return responseMessage(message('goal.removed'));
  });
  route(app, 'POST /api/calendar', ({ viewer }) => makeCalendar(context, viewer));
  route(app, 'DELETE /api/calendar', async ({ viewer }) => {
    await endCalendar(context, viewer);
    return responseMessage(message('calendar.ended'));
  });
  route(app, 'GET /api/calendar.ics', async ({ query, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="wordcluster.ics"')
      .header('cache-control', 'private, max-age=900')
      .send(await calendarFile(context, query.code)),
  );
}

export const goals: Feature = { routes: goalRoutes };
