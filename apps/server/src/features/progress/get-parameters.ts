import type { AnswerOf } from '@wordcluster/contract/types';
import { STANDARD_PARAMETERS } from '@wordcluster/domain/progress/histories';
import type { Context, Viewer } from '../../context.ts';
import { fitIsAvailable } from './fit/fit-parameters.ts';

/** The parameters by which the person's schedule works, and why they are these. */
export async function getParameters({ db }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/reviews/parameters'>> {
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
