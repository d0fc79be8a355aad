import { message } from '@wordcluster/domain/messages/all';
import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerMessage } from '../../http/response-messages.ts';
import { route } from '../../http/contract-route.ts';
import { removeByAdministrator } from '../accounts/remove-account.ts';
import { factorsOf } from '../accounts/second-factor/factors.ts';
import { noteListRead, noteRead } from '../audit/record-event.ts';
import { invitePerson } from './invite-person.ts';
import { addPeople } from './add-people.ts';
import { changePerson } from './change-person.ts';
import { mailedLinks } from './mailed-links.ts';
import { listPeople, readPerson } from './people.ts';
import { newSignInLink } from './sign-in-link.ts';

/** Who uses this server, for its administrator. */
function peopleRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/people', async ({ viewer, query, request }) => {
    await noteListRead(context, { viewer, network: networkOf(request.ip), about: 'people' });
    return listPeople(context, query);
  });
  route(app, 'POST /api/people', ({ viewer, body, request }) =>
    addPeople(context, viewer, body, networkOf(request.ip)),
  );
  route(app, 'GET /api/people/:id', async ({ viewer, params, request }) => {
    const person = await readPerson(context, params.id);
    await noteRead(context, person.id, { viewer, network: networkOf(request.ip), about: 'account' });
    const { totp, passkeys } = await factorsOf(context.db, person.id);
    const { sessions } = await context.db
      .selectFrom('access_tokens')
      .select((eb) => eb.fn.countAll<number>().as('sessions'))
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    return { ...person, sessions, totp, passkeys: passkeys.length };
  });
  route(app, 'PATCH /api/people/:id', ({ viewer, params, body, request }) =>
    changePerson(context, viewer, params.id, body, networkOf(request.ip)),
  );
  route(app, 'POST /api/people/:id/sign-in-link', async ({ viewer, params, request }) => ({
    sign_in_link: await newSignInLink(context, viewer, params.id, networkOf(request.ip)),
  }));
  route(app, 'DELETE /api/people/:id', async ({ viewer, params }) => {
    await removeByAdministrator({ ...context, db: context.longRunning }, viewer, params.id);
    return answerMessage(message('person.removed'));
  });
  route(app, 'GET /api/mailed-links', () => mailedLinks(context));
  route(app, 'POST /api/invitations', ({ viewer, body, request }) =>
    invitePerson(context, viewer, body.email, networkOf(request.ip)),
  );
}

export const people: Feature = { routes: peopleRoutes };
