import { directionOf, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { Message } from '@wordcluster/domain/messages/all';
import { escapeMarkup } from '@wordcluster/domain/text/markup';
import { PRODUCT, translate } from './translate.ts';

/** A mail before translation and layout. */
export interface Mail {
  subject: Message;
  greeting: Message;
  paragraphs: Message[];
  /** The one thing to do, as a button and as a plain address. */
  action?: { label: Message; url: string };
  closing?: Message;
  /** Another thing that can be done, as a quiet link at the end. */
  aside?: { label: Message; url: string };
  /** Expiry; the mail is not sent afterwards. */
  endsAt?: Date;
  /** Headers beyond those of every mail. */
  headers?: Readonly<Record<string, string>>;
}

const body =
  'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5;color:#16211b;max-width:520px;margin:0 auto;padding:32px 24px';
const button =
  'display:inline-block;background:#0b7a43;color:#ffffff;text-decoration:none;font-weight:700;padding:12px 20px;border-radius:8px';

/**
 * Both bodies (HTML and text) of a mail in a language. Plain tags and inline styles only, for mail programs. No remote
 * content.
 */
export function layOut(
  mail: Mail,
  language: InterfaceLanguage,
  site: string = PRODUCT,
): { subject: string; text: string; html: string; links: string[] } {
  const say = (message: Message) => translate(message, language, site);
  const [subject, greeting, paragraphs] = [say(mail.subject), say(mail.greeting), mail.paragraphs.map(say)];
  const action = mail.action && { label: say(mail.action.label), url: mail.action.url };
  const closing = mail.closing && say(mail.closing);
  const aside = mail.aside && { label: say(mail.aside.label), url: mail.aside.url };
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    ...(aside ? [`${aside.label}:\n${aside.url}`] : []),
    site,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="${body}">`,
    `<p>${escapeMarkup(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
    action
      ? `<p><a style="${button}" href="${escapeMarkup(action.url)}">${escapeMarkup(action.label)}</a></p><p style="font-size:14px;color:#4c5a52;word-break:break-all">${escapeMarkup(action.url)}</p>`
      : '',
    closing ? `<p style="font-size:14px;color:#4c5a52">${escapeMarkup(closing)}</p>` : '',
    aside
      ? `<p style="font-size:14px"><a style="color:#4c5a52" href="${escapeMarkup(aside.url)}">${escapeMarkup(aside.label)}</a></p>`
      : '',
    `<p style="font-size:14px;color:#4c5a52">${escapeMarkup(site)}</p></body></html>`,
  ].join('');
  return { subject, text, html, links: action ? [action.url] : [] };
}
