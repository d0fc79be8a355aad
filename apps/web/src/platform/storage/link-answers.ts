import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { create } from 'zustand';
import { onOtherTab, readJson, writeJson } from './storage.ts';

const KEY = 'link_answers';

/** What somebody practised by a link without an account. */
export interface PractisedLink {
  code: string;
  title: string;
  entries: readonly ReviewEntry[];
  /**
   * Into whose account it goes: the address that was registered, or '*' for the next user who logs in. Without it nobody has asked
   * for it, and a computer may be used by many.
   */
  wanted?: string;
}

/** Of earlier versions or of somebody's hand: what does not look like it is left. */
function restored(value: unknown): PractisedLink[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one): one is PractisedLink =>
      typeof one?.code === 'string' && typeof one?.title === 'string' && Array.isArray(one?.entries),
  );
}

/** Answers that wait in this browser for an account, by link. */
export const useLinkAnswers = create<{ links: readonly PractisedLink[] }>(() => ({ links: restored(readJson(KEY)) }));

function change(links: readonly PractisedLink[]): void {
  useLinkAnswers.setState({ links });
  writeJson(KEY, links);
}
onOtherTab(KEY, () => useLinkAnswers.setState({ links: restored(readJson(KEY)) }));

export const entriesOf = (code: string): readonly ReviewEntry[] =>
  useLinkAnswers.getState().links.find((link) => link.code === code)?.entries ?? [];

/** Keeps entries with those that are there. */
export function keepLinkEntries(code: string, title: string, entries: readonly ReviewEntry[]): void {
  const { links } = useLinkAnswers.getState();
  const known = links.find((link) => link.code === code);
  const kept = { ...known, code, title, entries: [...(known?.entries ?? []), ...entries] };
  change([...links.filter((link) => link !== known), kept]);
}

/** The user who registers this address, or ('*') logs in next, gets the words and answers of a link. */
export function wantLink(code: string, title: string, who: string): void {
  keepLinkEntries(code, title, []);
  change(useLinkAnswers.getState().links.map((link) => (link.code === code ? { ...link, wanted: who } : link)));
}

/** The new account gets what was practised in this browser. */
export function wantLinks(email: string): void {
  const { links } = useLinkAnswers.getState();
  if (links.length > 0) change(links.map((link) => ({ ...link, wanted: email.trim().toLowerCase() })));
}

export function forgetLink(code: string): void {
  change(useLinkAnswers.getState().links.filter((link) => link.code !== code));
}
