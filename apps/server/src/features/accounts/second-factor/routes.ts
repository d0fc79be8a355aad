import { message } from '@wordcluster/domain/messages/all';
import { responseMessage } from '../../../http/response-messages.ts';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { Failure, notFound } from '../../../failure.ts';
import { route } from '../../../http/contract-route.ts';
import { throttle } from '../../../access/throttle.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { findUser } from '../repository.ts';
import { notifySecurityChange } from '../notify-security-change.ts';
import { verifyFactor } from './verify-factor.ts';
import { factorsOf, hasFactor, removeFactors, removeTotp } from './factors.ts';
import { addPasskey, newPasskeyOptions, passkeysPossible, removePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginTotp, confirmTotp } from './totp.ts';
import { fullName } from '@wordcluster/domain/accounts/full-name';

const NO_FACTOR = message('factor.none');

/** Second factors: set-up, removal and re-authentication. Adding one requires an existing one. */
export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  totpRoutes(app, context);
  passkeyRoutes(app, context);
  route(app, 'GET /api/user/factors', async ({ viewer }) => ({
    ...(await factorsOf(context.db, viewer.id)),
    passkeys_possible: passkeysPossible(context.config),
  }));
  route(app, 'POST /api/user/factors/recovery-codes', async ({ viewer, request }) => {
    const network = networkOf(request.ip);
    if (!(await hasFactor(context.db, viewer.id))) throw new Failure('conflict', NO_FACTOR);
    const recovery_codes = await context.db.transaction().execute(async (trx) => {
      const event = { at: context.clock.now(), userId: viewer.id, byUserId: viewer.id, network };
      await recordEvent(trx, { type: 'recovery_codes_made', ...event });
      await notifySecurityChange(context, trx, viewer.id, 'mail.security_codes_made');
      return makeRecoveryCodes(trx, viewer.id);
    });
    return { recovery_codes };
  });
  route(app, 'POST /api/user/second-factor', async ({ viewer, body, request }) => {
    if (!(await hasFactor(context.db, viewer.id))) throw new Failure('conflict', NO_FACTOR);
    await verifyFactor(context, { userId: viewer.id, network: networkOf(request.ip) }, body);
    const at = context.clock.now();
    await context.db
      .updateTable('access_tokens')
      .set({ second_factor_at: at })
      .where('id', '=', viewer.tokenId)
      .where('user_id', '=', viewer.id)
      .execute();
    return responseMessage(message('factor.answered'));
  });
  route(app, 'DELETE /api/users/:user_id/factors', async ({ viewer, params, request }) => {
    await removeFactors(context, viewer.id, params.user_id, networkOf(request.ip));
    return responseMessage(message('factor.removed_for_person'));
  });
}

function totpRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/factors/totp', async ({ viewer }) => {
    const user = await findUser(context.db, viewer.id);
    return beginTotp(context, { id: viewer.id, label: user?.email ?? user?.username ?? '' });
  });
  route(app, 'POST /api/user/factors/totp/confirm', async ({ viewer, body, request }) => {
    await throttle(context, `totp-confirm:${viewer.id}`, { times: 20, seconds: 900 });
    return { recovery_codes: await confirmTotp(context, viewer.id, body.code, networkOf(request.ip)) };
  });
  route(app, 'DELETE /api/user/factors/totp', async ({ viewer, request }) => {
    await removeTotp(context, viewer.id, networkOf(request.ip));
    return responseMessage(message('factor.app_removed'));
  });
}

function passkeyRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/user/factors/passkeys/options', async ({ viewer }) => {
    const user = await findUser(context.db, viewer.id);
    if (!user) throw notFound('The user');
    const { id, email, username, first_name, last_name } = user;
    return {
      options: await newPasskeyOptions(context, {
        id,
        email: email ?? username ?? '',
        name: fullName({ first_name, last_name }, ''),
      }),
    };
  });
  route(app, 'POST /api/user/factors/passkeys', ({ viewer, body, request }) =>
    addPasskey(context, viewer.id, body, networkOf(request.ip)),
  );
  route(app, 'DELETE /api/user/factors/passkeys/:passkey_id', async ({ viewer, params, request }) => {
    await removePasskey(context, viewer.id, params.passkey_id, networkOf(request.ip));
    return responseMessage(message('factor.passkey_removed'));
  });
}
