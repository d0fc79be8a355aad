import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { isLeft, remaining } from '../allowance/remaining.ts';
import { generateRows } from './generate-rows.ts';
import { startImport } from './start-import.ts';

function teacherRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/ai/availability', async ({ viewer }) => {
    const { text } = await remaining(context, viewer);
    return { ai_available: isLeft(text), text_characters_remaining: text };
  });
  route(app, 'POST /api/ai/import', ({ viewer, body, reply }) =>
    generateRows(context, viewer, body, callSignal(reply)),
  );
  route(app, 'POST /api/ai/start-import', ({ viewer }) => startImport({ ...context, db: context.longRunning }, viewer));
}

export const teacher: Feature = { routes: teacherRoutes };
