import { access, constants, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { message } from '@wordcluster/domain/messages/all';
import { smtpMailer } from '../adapters/smtp/smtp-mailer.ts';
import type { LoadedConfig } from '../config.ts';
import type { Services } from '../context.ts';
import type { Db } from '../database/client.ts';
import { layOut } from '../mail/layout.ts';
import { languageOf } from '../mail/enqueue-mail.ts';
import { lowLimitWarning, openFilesLimit } from '../open-files.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import { CheckFailed, reasonOf } from './check-failed.ts';

const MIN_FREE_BYTES = 1_000_000_000;
/** Timeout (milliseconds) of a provider for one word. */
const TIMEOUT_MS = 20_000;
/** Ids of payments that do not exist: the response shows whether the keys are right. */
const NO_PAYMENT: Readonly<Record<string, string>> = { gopay: '1', stripe: 'cs_test_wordclusterdoctor' };

/** Sends a mail to the administrator. */
export async function checkMail(
  { mail, adminEmail, publicUrl, production, site }: LoadedConfig,
  db: Db | null,
): Promise<string> {
  if (mail.smtpUrl === undefined)
    return production
      ? 'SMTP_URL is not set: links are shown to the administrator on the page People'
      : 'SMTP_URL is not set: mails are read at /dev/mailbox (development)';
  const mailer = smtpMailer(mail.smtpUrl, mail.from);
  const language = db === null ? 'en' : await languageOf(db, adminEmail).catch(() => 'en' as const);
  const written = {
    subject: message('mail.check_subject'),
    greeting: message('mail.greeting_plain'),
    paragraphs: [message('mail.check_text', { address: publicUrl })],
  };
  try {
    await mailer.send({
      id: Date.now(),
      recipient: adminEmail,
      headers: {},
      ...layOut(written, language, site.name ?? undefined),
    });
  } catch (error) {
    throw new CheckFailed(
      `SMTP_URL or MAIL_FROM: the mail server did not take a mail to ADMIN_EMAIL (${reasonOf(error)}). Check host, port, user, password and sender.`,
    );
  } finally {
    mailer.close();
  }
  return 'the mail server took a mail to ADMIN_EMAIL; look whether it arrives';
}

/** Requests a payment that does not exist from the gateway. */
export async function checkGateway({ production }: LoadedConfig, { payments }: Services): Promise<string> {
  const { chosen } = payments;
  if (!chosen) return 'PAYMENT_GATEWAY is not set: only free orders can be made';
  const paymentId = NO_PAYMENT[chosen.name];
  if (paymentId === undefined) return `${chosen.name}: no money moves${production ? ', in production' : ''}`;
  try {
    await chosen.getState(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.problem !== 'unknown-payment')
      throw new CheckFailed(
        `${chosen.name.toUpperCase()}_…: ${reasonOf(error)} Check the keys and that this machine may call the gateway.`,
      );
  }
  return `${chosen.name} answers and takes the keys`;
}

/**
 * Probes translator, teacher and voice with one word each, the bot check with an invalid token, and the media storage
 * with a file. Push services are not checked: their addresses come from browsers.
 */
export async function checkProviders(services: Services): Promise<string> {
  const { teacher, translator, speaker, botCheck, mediaStore } = services;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const probes: [string, string, () => Promise<unknown>][] = [
    [translator.name, 'TRANSLATOR', () => translator.translate({ text: 'dog', from: 'en', to: 'de', signal })],
    [
      teacher.name,
      'TEACHER_BASE_URL',
      () => teacher.generateRows({ topic: 'animals', languages: ['en'], count: 1, signal }),
    ],
    [
      speaker.name,
      speaker.name === 'local-voice' ? 'LOCAL_VOICE_URL' : 'SPEECH_BASE_URL',
      () => speaker.speak({ text: 'dog', language: 'en', signal }),
    ],
    [botCheck.name, 'BOT_CHECK', async () => botCheck.check?.()],
    [`pictures in ${mediaStore.name}`, 'MEDIA_S3_ENDPOINT', async () => mediaStore.check?.()],
  ];
  const results = await Promise.allSettled(probes.map(([, , probe]) => probe()));
  const wrong = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`${probes[index]?.[1]}: ${probes[index]?.[0]} failed (${reasonOf(result.reason)})`]
      : [],
  );
  if (wrong.length > 0) throw new CheckFailed(`${wrong.join('; ')}. Check its address, key and model.`);
  return [...new Set(probes.map(([name]) => name))].join(', ');
}

/**
 * Free space and write access of the folders. Creates none: a folder of this command's user would lock out the
 * server's.
 */
export async function checkDisk({ dataDir, databaseUrl, backups }: LoadedConfig): Promise<string> {
  const folders: [string, string][] = [['TMPDIR', tmpdir()]];
  if (databaseUrl === undefined) folders.unshift(['DATA_DIR', dataDir]);
  if (backups.folder !== null) folders.push(['BACKUP_DIR', backups.folder]);
  const lines: string[] = [];
  for (const [setting, folder] of folders) {
    let there: string;
    try {
      there = await existing(folder);
      await access(there, constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new CheckFailed(
        `${setting}: ${folder} cannot be written (${reasonOf(error)}). Give it to the user that runs the server.`,
      );
    }
    const { bavail, bsize } = await statfs(there);
    const free = bavail * bsize;
    if (free < MIN_FREE_BYTES)
      throw new CheckFailed(`${setting}: only ${Math.round(free / 1e6)} MB are free at ${folder}. Make room.`);
    lines.push(`${setting} ${Math.round(free / 1e9)} GB${there === folder ? '' : ' (to be made)'}`);
  }
  // Root may write everywhere, which says nothing about the server's user.
  return `free: ${lines.join(', ')}${process.getuid?.() === 0 ? '; looked at as root' : ''}`;
}

/** The folder, or the one above it in which it can be made. */
async function existing(folder: string): Promise<string> {
  try {
    const found = await stat(folder);
    if (!found.isDirectory()) throw new Error('it is no folder');
    return folder;
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return existing(above);
  }
}

/** How many files and connections may be open at once. */
export async function checkFileHandles(): Promise<string> {
  const limit = openFilesLimit();
  const warning = lowLimitWarning(limit);
  if (warning) throw new CheckFailed(warning);
  return limit === null ? 'no limit is known here' : `${limit} may be open`;
}

/** Whether client addresses can be distinguished behind a proxy. */
export async function checkProxy({ publicUrl, trustProxy, production }: LoadedConfig): Promise<string> {
  const behindTls = publicUrl.startsWith('https:');
  if (behindTls && !trustProxy)
    throw new CheckFailed(
      'TRUST_PROXY: PUBLIC_URL is https, so a proxy is in front; name its addresses, or all callers are throttled as one.',
    );
  if (!production && !behindTls)
    return trustProxy ? `TRUST_PROXY: ${trustProxy.join(', ')}` : 'none is trusted, and none is needed here';
  const answered = await fetch(`${publicUrl}/healthz`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw new CheckFailed(
      `PUBLIC_URL: ${publicUrl} did not answer (${reasonOf(error)}). Start the server, and check the proxy, DNS and the certificate.`,
    );
  });
  if (!answered.ok)
    throw new CheckFailed(
      `PUBLIC_URL: ${publicUrl}/healthz answered ${answered.status}. Check that the proxy hands all paths to the server.`,
    );
  if (!answered.headers.has('x-request-id'))
    throw new CheckFailed(`PUBLIC_URL: what answers at ${publicUrl} is not this product. Check the proxy's target.`);
  return trustProxy
    ? `${publicUrl} answers; trusted: ${trustProxy.join(', ')}`
    : `${publicUrl} answers; none is trusted`;
}
