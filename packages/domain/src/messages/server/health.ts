/** How the product is, for its administrator. */
export const healthTexts = {
  'health.calls_good': '{calls, plural, one {# request} other {# requests}} in the last hour, no errors.',
  'health.calls_fail':
    '{percent} % of the requests of the last hour failed on our side. Check the database and the log.',
  'health.speed_good': 'Response times: OK.',
  'health.speed_bad': '{percent} % of the requests took longer than a second.',
  'health.load_good': '{servers, plural, one {# server} other {# servers}}, load normal.',
  'health.load_bad':
    '{servers, plural, one {# server is busy beyond its processors} other {# servers are busy beyond their processors}}. Add one, or a faster machine.',
  'health.mail_good': 'E-mail delivery: OK.',
  'health.mail_bad':
    'The oldest e-mail has been waiting for {minutes, plural, one {# minute} other {# minutes}}. Check the mail server.',
  'health.payments_good': 'Payments: OK.',
  'health.payments_bad':
    'The gateway could not be asked about a payment for {minutes, plural, one {# minute} other {# minutes}}.',
  'health.jobs_good': 'Background jobs: OK.',
  'health.jobs_bad':
    'Background jobs failed {count, plural, one {# time} other {# times}} in the last hour. The log names the cause.',
  'health.nothing_yet': 'No measurements yet. The first numbers appear a few minutes after the start.',
  'health.connections_good': 'Database connections: OK.',
  'health.connections_bad':
    'Requests are waiting for a database connection. Look for slow statements, or raise DATABASE_CONNECTIONS.',
  'health.pool_good': '{percent} % of the free users’ characters of this month are used.',
  'health.pool_bad':
    '{percent} % of the free users’ characters of this month are used. Raise the pool in the settings, or leave it.',
  'health.imports_waiting': 'Files read and waiting for their owners: {count, number}.',
  'health.backup_good': 'Last backup: {hours, plural, one {# hour} other {# hours}} ago.',
  'health.backup_bad':
    'Last backup: {hours, plural, one {# hour} other {# hours}} ago. Check the backup disk and the log.',
} as const;
