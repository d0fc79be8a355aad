import type { AnswerOf } from '@wordcluster/contract/types';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/progress/histories';
import type { Context, Viewer } from '../../context.ts';
import { fitIsAvailable } from './fit/fit-parameters.ts';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { getAgain } from './get-again.ts';
import { getProgress } from './get-progress.ts';
import { startFitJob } from './fit/fit-job.ts';

/** The parameters by which the person's schedule works, and why they are these. */
async function getParameters({ db }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/reviews/parameters'>> {
  const found = await db
    .selectFrom('review_parameters')
    .select(['parameters', 'standard_loss', 'fitted_loss', 'counted'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  const { standard_loss: standard = null, fitted_loss: fitted = null } = found ?? {};
  return {
    parameters: found?.parameters ?? [...STANDARD_PARAMETERS],
    standard: [...STANDARD_PARAMETERS],
    fitted: found?.parameters != null,
    answers: found?.counted ?? 0,
    log_loss: standard === null || fitted === null ? null : { standard, fitted },
    available: await fitIsAvailable(),
  };
}

/** What a person has learned, and how their memory is measured. */
function progressRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/progress', ({ viewer }) => getProgress(context, viewer));
  route(app, 'GET /api/reviews/again', ({ viewer }) => getAgain(context, viewer));
  route(app, 'GET /api/reviews/parameters', ({ viewer }) => getParameters(context, viewer));
}

export const progress: Feature = {
  routes: progressRoutes,
  jobs: [startFitJob],
};
