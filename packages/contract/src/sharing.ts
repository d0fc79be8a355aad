import { z } from 'zod';
import { defineCalls } from './call.ts';
import { clusterParams, invitation, recipient } from './clusters.ts';
import { nothing, pathId, text } from './fields.ts';
import { messageResponse } from './messages.ts';

export const sharingCalls = defineCalls({
  'POST /api/clusters/:cluster_id/share': {
    access: 'user',
    summary:
      'Shares a cluster with the account of an e-mail address; with `invite` an address without one gets a mail, and the cluster once it has.',
    params: clusterParams,
    body: z.strictObject({ email: text(1000), invite: z.boolean().optional(), may_write: z.boolean().optional() }),
    /** One of the two. */
    response: z.object({ shared_with_user: recipient.optional(), invitation: invitation.optional() }),
  },
  'PATCH /api/clusters/:cluster_id/share/:user_id': {
    access: 'user',
    summary: 'Gives or takes the right to change rows.',
    params: clusterParams.extend({ user_id: pathId }),
    body: z.strictObject({ may_write: z.boolean() }),
    response: z.object({ shared_with_user: recipient }),
  },
  'DELETE /api/clusters/:cluster_id/invitations/:invitation_id': {
    access: 'user',
    summary: 'Takes an invitation back.',
    params: clusterParams.extend({ invitation_id: pathId }),
    body: nothing,
    response: messageResponse,
  },
  'DELETE /api/clusters/:cluster_id/share/:user_id': {
    access: 'user',
    summary: 'Ends the sharing with one user.',
    params: clusterParams.extend({ user_id: pathId }),
    body: nothing,
    response: messageResponse,
  },
  'POST /api/share-mails/block': {
    access: 'public',
    summary: 'The button of the page that a share mail leads to: its sender cannot share with the recipient again.',
    body: z.strictObject({ token: text(600) }),
    response: messageResponse,
  },
  'POST /api/clusters/:cluster_id/cancel-share': {
    access: 'user',
    summary: 'The recipient leaves a shared cluster, and can block its owner from sharing again.',
    params: clusterParams,
    body: z.strictObject({ block: z.boolean() }),
    response: messageResponse,
  },
});
