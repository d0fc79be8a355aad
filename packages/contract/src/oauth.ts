import { SCOPES } from '@wordcluster/domain/accounts/scopes';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { text } from './fields.ts';
import { confirmation } from './second-factor.ts';

/** The query of an authorisation request (OAuth 2.1); errors are returned to the client. */
const authorizationRequest = {
  client_id: text(200),
  redirect_uri: text(1000),
  response_type: text(100).optional(),
  code_challenge: text(200).optional(),
  code_challenge_method: text(100).optional(),
  scope: text(500).optional(),
  state: text(2000).optional(),
  resource: text(1000).optional(),
};

const scopes = z.array(z.enum(SCOPES));

export const oauthCalls = defineCalls({
  'POST /api/oauth/requests': {
    access: 'user',
    summary: 'Request for access by a program: its name and scopes, for the page on which a person grants them.',
    body: z.strictObject(authorizationRequest),
    reads: true,
    response: z.object({
      client_name: z.string(),
      /** Host of the redirect; null for a program on this device. */
      goes_to: z.string().nullable(),
      scopes,
      /** Redirect if the user refuses. */
      denied_url: z.string(),
      /** Immediate redirect of an invalid request. */
      refused_url: z.string().nullable(),
    }),
  },
  'POST /api/oauth/grants': {
    access: 'user',
    summary:
      'Lets an assistant in with the scopes that are named; the address that the browser goes to carries its code.',
    body: z.strictObject({ ...confirmation, ...authorizationRequest, scopes: scopes.min(1).max(10) }),
    confirms: 'password',
    response: z.object({ redirect_url: z.string() }),
    status: 201,
  },
});
