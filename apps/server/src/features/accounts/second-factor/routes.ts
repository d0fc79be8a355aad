import { message } from '@wordcluster/domain/messages/all';
import { answerMessage } from '../../../http/answer-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import { route } from '../../../http/contract-route.ts';
import { throttle } from '../../../access/throttle.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { confirmPassword } from '../confirm-password.ts';
import { findPerson } from '../find-person.ts';
import { answerFactor, assertSecondFactor } from './answer-factor.ts';
import { factorsOf, hasFactor, removeFactors, removeTotp } from './factors.ts';
import { addPasskey, newPasskeyOptions, passkeysPossible, removePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginTotp, confirmTotp } from './totp.ts';

const NO_FACTOR = message('factor.none');

/** Second factors: setting up, removing, and answering one again. A new one asks for those that there are. */
export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  totpRoutes(app, context);
  passkeyRoutes(app, context);
  route(app, 'GET /api/user/factors', async ({ viewer }) => ({
    ...(await factorsOf(context.db, viewer.id)),
    passkeys_possible: passkeysPossible(context.config),
  }));
  route(app, 'POST /api/user/factors/recovery-codes', async ({ viewer, body, request }) => {
    const network = networkOf(request.ip);
    await confirmPassword(context, viewer, body.password);
    if (!(await hasFactor(context.db, viewer.id))) throw new Failure('conflict', NO_FACTOR);
    await assertSecondFactor(context, { userId: viewer.id, network }, body);
    const recovery_codes = await context.db.transaction().execute(async (trx) => {
      const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
      await recordEvent(trx, { type: 'recovery_codes_made', ...event });
      return makeRecoveryCodes(trx, viewer.id);
    });
    return { recovery_codes };
  });
  route(app, 'POST /api/user/second-factor', async ({ viewer, body, request }) => {
    if (!(await hasFactor(context.db, viewer.id))) throw new Failure('conflict', NO_FACTOR);
    await answerFactor(context, { userId: viewer.id, network: networkOf(request.ip) }, body);
    const at = context.clock.now();
    await context.db
      .updateTable('access_tokens')
      .set({ second_factor_at: at })
      .where('id', '=', viewer.tokenId)
      .where('user_id', '=', viewer.id)
      .execute();
    return answerMessage(message('factor.answered'));
  });
  route(app, 'POST /api/users/search', ({ viewer, body, request }) =>
    findPerson(context, viewer, body.email, networkOf(request.ip)),
  );
  route(app, 'DELETE /api/users/:user_id/factors', async ({ viewer, params, request }) => {
    await removeFactors(context, viewer.id, params.user_id, networkOf(request.ip));
    return answerMessage(message('factor.removed_for_person'));
  });
}

function totpRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/factors/totp', async ({ viewer, body, request }) => {
    const user = await confirmPassword(context, viewer, body.password);
    await assertSecondFactor(context, { userId: viewer.id, network: networkOf(request.ip) }, body);
    return beginTotp(context, user);
  });
  route(app, 'POST /api/user/factors/totp/confirm', async ({ viewer, body, request }) => {
    await throttle(context, `totp-confirm:${viewer.id}`, { times: 20, seconds: 900 });
    return { recovery_codes: await confirmTotp(context, viewer.id, body.code, networkOf(request.ip)) };
  });
  route(app, 'DELETE /api/user/factors/totp', async ({ viewer, body, request }) => {
    const network = networkOf(request.ip);
    await confirmPassword(context, viewer, body.password);
    await assertSecondFactor(context, { userId: viewer.id, network }, body);
    await removeTotp(context, viewer.id, network);
    return answerMessage(message('factor.app_removed'));
  });
}

function passkeyRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/factors/passkeys/options', async ({ viewer, body, request }) => {
    const { id, email, first_name, last_name } = await confirmPassword(context, viewer, body.password);
    await assertSecondFactor(context, { userId: viewer.id, network: networkOf(request.ip) }, body);
    return { options: await newPasskeyOptions(context, { id, email, name: `${first_name} ${last_name}` }) };
  });
  route(app, 'POST /api/user/factors/passkeys', ({ viewer, body, request }) =>
    addPasskey(context, viewer.id, body, networkOf(request.ip)),
  );
  route(app, 'DELETE /api/user/factors/passkeys/:passkey_id', async ({ viewer, params, body, request }) => {
    await confirmPassword(context, viewer, body.password);
    await removePasskey(context, viewer.id, params.passkey_id, networkOf(request.ip));
    return answerMessage(message('factor.passkey_removed'));
  });
}
