import { INTERFACE_LANGUAGE_CODES, acceptedLanguage } from '@wordcluster/domain/languages/interface-languages';
import { MESSAGES, message, type MessageId } from '@wordcluster/domain/messages/all';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { writeRequestedMail } from '../../src/features/accounts/mail-requests.ts';
import { remindOfEnds } from '../../src/features/billing/remind.ts';
import { dayIn, translate } from '../../src/mail/translate.ts';
import { PASSWORD, personWithPassword } from '../accounts/people.ts';
import { buy, buyAndPay, cancel, mailsTo, newestOrder } from '../setup/buyer.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function lastMail(email: string) {
  while (await writeRequestedMail(server.context));
  const mail = (await mailsTo(server, email)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

const form = (email: string) => ({ first_name: 'Jana', last_name: 'Nová', email, password: 'Kettle-42-green' });
const register = (email: string, language: string) =>
  server.visitor.call('POST', '/api/user/register', form(email), { 'accept-language': language });

/** A person whose interface speaks a language. */
async function speaker(email: string, language: string) {
  const person = await personWithPassword(server, email);
  expect((await person.call('POST', '/api/user/language', { language })).status).toBe(200);
  return person;
}

describe('a newcomer gets mails in the language of their interface', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'Bestätige deine E-Mail-Adresse', 'Hallo Jana,'],
    ['sk', 'Potvrďte svoj e-mail', 'Dobrý deň, Jana,'],
    ['nl;q=0.9,cs;q=0.5,en;q=0.1', 'Potvrďte svůj e-mail', 'Dobrý den, Jana,'],
    ['es-ES', 'Confirma tu correo', 'Hola, Jana:'],
    ['nl-NL', 'Confirm your e-mail', 'Hello Jana,'],
  ])('%s', async (language, subject, greeting) => {
    const email = `${subject.replaceAll(/\W/g, '').toLowerCase()}@example.com`;
    expect((await register(email, language)).status).toBe(200);
    const mail = await lastMail(email);
    expect(mail.subject).toBe(subject);
    expect(mail.text?.split('\n')[0]).toBe(greeting);
  });

  test('registering a taken address does not decide the language of the mail to its owner', async () => {
    await speaker('owner@example.com', 'sk');
    await register('owner@example.com', 'de');
    expect((await lastMail('owner@example.com')).subject).toBe('Účet už máte');
  });
});

describe.each([
  {
    language: 'sk',
    reset: 'Zvoliť nové heslo',
    changed: 'Vaše heslo bolo zmenené',
    shared: 'Test Person s vami zdieľa klaster',
    bought: 'Vaše Premium Great',
    paid: '99.95 EUR je zaplatená',
    day: '2. marca 2027',
    ending: 'Vaše Premium sa končí o 3 dni',
    cancelled: 'Vaša objednávka Premium bola zrušená',
    emailChange: ['Váš e-mail sa má zmeniť', 'Potvrďte svoj nový e-mail'],
  },
  {
    language: 'de',
    reset: 'Neues Passwort wählen',
    changed: 'Dein Passwort wurde geändert',
    shared: 'Test Person hat einen Cluster mit dir geteilt',
    bought: 'Dein Premium Great',
    paid: '99.95 EUR ist bezahlt',
    day: '2. März 2027',
    ending: 'Dein Premium endet in 3 Tagen',
    cancelled: 'Deine Premium-Bestellung wurde storniert',
    emailChange: ['Deine E-Mail soll sich ändern', 'Bestätige deine neue E-Mail-Adresse'],
  },
])('mails in $language', ({ language, ...expected }) => {
  // Specification: S0-1.45
  test('of the password', async () => {
    const email = `password-${language}@example.com`;
    const person = await speaker(email, language);
    await server.visitor.call('POST', '/api/user/forgot-password', { email });
    expect((await lastMail(email)).subject).toBe(expected.reset);
    const passwords = { old_password: PASSWORD, new_password: 'Lantern-77-blue' };
    const change = { ...passwords, new_password_confirmation: passwords.new_password };
    expect((await person.call('POST', '/api/user/change-password', change)).status).toBe(200);
    expect((await lastMail(email)).subject).toBe(expected.changed);
  });

  test('of a new address, which has no account of its own yet', async () => {
    const email = `address-${language}@example.com`;
    const person = await speaker(email, language);
    const change = { new_email: `new-${email}`, password: PASSWORD };
    expect((await person.call('POST', '/api/user/change-email', change)).status).toBe(200);
    const subjects = [(await lastMail(email)).subject, (await lastMail(`new-${email}`)).subject];
    expect(subjects).toEqual(expected.emailChange);
  });

  test('of a shared cluster: the recipient’s language counts, not the owner’s', async () => {
    const owner = await server.signUp(`owner-${language}@example.com`, 'great');
    const email = `reader-${language}@example.com`;
    await speaker(email, language);
    const { body } = await owner.call<{ id: number }>('POST', '/api/clusters', { title: 'Words', col_1_name: 'Word' });
    expect((await owner.call('POST', `/api/clusters/${body.id}/share`, { email })).status).toBe(200);
    expect((await lastMail(email)).subject).toBe(expected.shared);
  });

  test('of orders, with the days in the form of the language', async () => {
    const email = `buyer-${language}@example.com`;
    const buyer = await speaker(email, language);
    await buyAndPay(server, buyer);
    const bought = await lastMail(email);
    expect(bought.subject).toBe(expected.bought);
    expect(bought.text).toContain(expected.paid);
    expect(bought.text).toContain(expected.day);
    const end = (await newestOrder(buyer)).end;
    const start = server.clock.now().toISOString();
    server.clock.set(new Date(Date.parse(end) - 3 * 86_400_000).toISOString());
    await remindOfEnds(server.context);
    server.clock.set(start);
    expect((await lastMail(email)).subject).toBe(expected.ending);

    const undecided = await speaker(`undecided-${email}`, language);
    const { body } = await buy(undecided);
    expect((await cancel(undecided, body.order_id)).status).toBe(200);
    expect((await lastMail(`undecided-${email}`)).subject).toBe(expected.cancelled);
  });
});

describe('every mail', () => {
  const ids = (Object.keys(MESSAGES) as MessageId[]).filter((id) => id.startsWith('mail.'));
  const values = {
    name: 'N',
    owner: 'O',
    title: 'T',
    tier: 'Great',
    start: 'S',
    end: 'E',
    order: 1,
    price: '9.95',
    reason: 'R',
  };
  const all = {
    ...values,
    currency: 'EUR',
    url: 'U',
    payment: 2,
    count: 2,
    device: 'D',
    network: 'W',
    address: 'A',
    site: 'S',
    name: 'N',
  };

  // Specification: S0-1.210
  it.each(INTERFACE_LANGUAGE_CODES)('is complete in %s, without an empty placeholder', (language) => {
    expect(ids.length).toBeGreaterThan(40);
    const say = message as (id: MessageId, given: typeof all) => ReturnType<typeof message>;
    for (const id of ids) {
      const text = translate(say(id, all), language);
      expect(text, id).not.toMatch(/[{}]|undefined|^mail\./);
      expect(text.trim(), id).not.toBe('');
    }
  });
});

test('days are written as each language writes them', () => {
  const day = new Date('2027-03-01T23:30:00Z');
  const written = INTERFACE_LANGUAGE_CODES.map((language) => dayIn(language, 'Europe/Bratislava')(day));
  expect(Object.fromEntries(INTERFACE_LANGUAGE_CODES.map((language, index) => [language, written[index]]))).toEqual({
    en: '2 March 2027',
    sk: '2. marca 2027',
    cs: '2. března 2027',
    de: '2. März 2027',
    es: '2 de marzo de 2027',
    pl: '2 marca 2027',
    hu: '2027. március 2.',
    fr: '2 mars 2027',
    it: '2 marzo 2027',
    pt: '2 de março de 2027',
    uk: '2 березня 2027 р.',
    ar: '2 مارس 2027',
  });
});

test('a header that asks for nothing we speak asks for no language', () => {
  for (const header of [undefined, '', '*', 'nl', ';;q=,,', 'de;q=0', 'x'.repeat(5000)])
    expect(acceptedLanguage(header)).toBeNull();
  expect(acceptedLanguage('en;q=0.2, es;q=0.8, *;q=0.9')).toBe('es');
});
