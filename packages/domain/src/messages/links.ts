/** Messages about links and shared clusters. */
import { messagesOf } from './message.ts';

export const links = {
  'link.reason_missing': 'Please say in a few words what is wrong.',
  'link.reason_too_long': 'The reason must be at most 1000 characters long.',
  'link.gone': 'This link was turned off. The person who sent it to you can create a new one.',
  'link.not_found': 'The link was not found.',
  'link.too_many': 'This cluster has {most} links already. Please turn one of them off first.',
  'link.closed_by_administrator':
    'The administrator closed a link of this cluster, so that it cannot have another one. Please write to us if that is wrong.',
  'link.ended': 'The link was turned off.',
  'link.own': 'This is your own cluster.',
  'link.reported': 'Thank you. We will look at it.',
  'report.not_found': 'The report was not found.',
  'report.closed': 'The link was closed and its owner informed.',
  'report.dismissed': 'The report was dismissed.',
  'history.not_found': 'The change was not found.',
  'history.changed_since': 'This has been changed again since. Please look at it first.',
  'history.file_gone': 'The file is no longer kept: removed files are kept for one day.',
  'history.many': 'Too many rows were changed at once to undo this here.',
  'stream.too_many': 'This cluster is open in too many windows. Please close some.',
  'mail.link_closed_subject': 'One of your links was closed',
  'mail.link_closed_why': "We closed the link of your cluster ''{title}'' for this reason: {reason}",
  'mail.link_closed_after':
    'The cluster itself stays as it is in your account, and nobody else can open it by a link any more.',
} as const;

export const message = messagesOf(links);
