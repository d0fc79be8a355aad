import { INTERFACE_LANGUAGE_CODES } from '@wordcluster/domain/languages/interface-languages';
import { MESSAGES, type MessageId } from '@wordcluster/domain/messages/all';
import { CATALOGUES } from '@wordcluster/domain/messages/catalogues';
import { tutorReply } from '@wordcluster/lexicon';
import { planWords } from '@wordcluster/testing/plan-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeSample } from '../../src/jobs/health-job.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** Words of a shop, or of limits that do not exist where all users have Premium. */
const OF_A_SHOP =
  /^(?:premium|coupon|order|invoice|payment|checkout|plan|settings)\.|^mail\.(?:purchase|cancelled|premium|amount|ending)_|^health\.(?:payments|pool)_/;
const OF_LIMITS: readonly MessageId[] = [
  'cluster.disabled',
  'allowance.share_used',
  'import.rows_left',
  'import.row_limit',
  'import.skipped_plan',
  'import.skipped_deck',
  'teacher.row_limit',
];
/** Those that have a variant without plans, by that. */
const VARIANTS: readonly MessageId[] = [
  'mail.invited_rights',
  'tutor.abilities',
  'tutor.help_sharing',
  'tutor.help_premium',
];

const said = Object.keys(MESSAGES).filter(
  (id): id is MessageId => !OF_A_SHOP.test(id) && ![...OF_LIMITS, ...VARIANTS].includes(id as MessageId),
);
const textOf = (id: MessageId, language: (typeof INTERFACE_LANGUAGE_CODES)[number]) =>
  language === 'en' ? MESSAGES[id] : CATALOGUES[language][id];

const SOLD: readonly MessageId[] = [
  'coupon.not_found',
  'plan.free',
  'checkout.pay',
  'plan.great',
  'mail.purchase_action',
];
/** Texts whose words are those of everyday things too. */
const EVERYDAY = new Set(['uk mail.purchase_action', 'ar coupon.not_found']);

test.each(INTERFACE_LANGUAGE_CODES)('the words are found in the texts of a shop, in %s', (language) => {
  const missed = SOLD.filter((id) => planWords(textOf(id, language), language).length === 0);
  expect(missed.filter((id) => !EVERYDAY.has(`${language} ${id}`))).toEqual([]);
});

describe.each(INTERFACE_LANGUAGE_CODES)('without a shop, in %s,', (language) => {
  test('no message and no mail has a word of plans', () => {
    expect(said.length).toBeGreaterThan(300);
    expect(
      said.map((id) => [id, planWords(textOf(id, language), language)]).filter(([, words]) => words?.length !== 0),
    ).toEqual([]);
  });

  test('the embedded teacher knows nothing of them', () => {
    const asked = [
      'Hello',
      'How does sharing work?',
      'What is Premium?',
      'How much does it cost to upgrade?',
      'qwertz',
    ];
    for (const question of asked) {
      const reply = tutorReply({ message: question, history: [], language, shop: false });
      expect(reply).not.toBe('');
      expect([question, planWords(reply, language)]).toEqual([question, []]);
    }
    expect(tutorReply({ message: 'What is Premium?', history: [], language })).toContain('Premium');
  });
});

describe('a server without a shop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ SHOP: 'off' });
  });
  afterAll(() => server.close());

  test('mails an invitation to a cluster without calling anything free', async () => {
    const owner = await server.signUp('owner@example.com');
    for (const language of INTERFACE_LANGUAGE_CODES) {
      await owner.call('POST', '/api/user/language', { language });
      const { body } = await owner.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'One' });
      const email = `friend-${language}@example.com`;
      const share = await owner.call('POST', `/api/clusters/${body.id}/share`, { email, invite: true });
      expect(share.status).toBe(200);
      const { body: mails } = await server.visitor.call<{ to: string; subject: string; text: string }[]>(
        'GET',
        '/dev/mailbox.json',
      );
      const mail = mails.find(({ to }) => to === email);
      expect([language, planWords(`${mail?.subject} ${mail?.text}`, language)]).toEqual([language, []]);
      expect(mail?.text).toContain('Words');
    }
  });

  test('its health says nothing of payments and of a pool', async () => {
    const admin = await server.signUp('admin@wordcluster.example');
    await takeSample(server.context, 'one', { calls: 0, failed: 0, slow: 0, jobFailures: 0 });
    await sql`update health_samples set payment_age_seconds = 3600, pool_percent = 95`.execute(server.context.db);
    const { body } = await admin.call<{ findings: { message_id: string }[] }>('GET', '/api/admin/health');
    const ids = body.findings.map(({ message_id }) => message_id);
    expect(ids).toContain('health.mail_good');
    expect(ids.filter((id) => OF_A_SHOP.test(id))).toEqual([]);
  });
});
