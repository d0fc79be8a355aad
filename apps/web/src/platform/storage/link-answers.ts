import type { ReviewEntry } from '@wordcluster/domain/review-session/entries';
import { create } from 'zustand';
import { onOtherTab, readJson, writeJson } from './storage.ts';

const KEY = 'link_answers';

/** Answers given on a link without an account. */
export interface PractisedLink {
  code: string;
  title: string;
  entries: readonly ReviewEntry[];
  /**
   * Target account: the registered address, or '*' for the next user who logs in. Without it nothing is imported,
   * because a computer may have many users.
   */
  wanted?: string;
}

/** Validates stored data; invalid entries are dropped. */
function restored(value: unknown): PractisedLink[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one): one is PractisedLink =>
      typeof one?.code === 'string' && typeof one?.title === 'string' && Array.isArray(one?.entries),
  );
}

/** Answers in this browser without an account, by link. */
export const useLinkAnswers = create<{ links: readonly PractisedLink[] }>(() => ({ links: restored(readJson(KEY)) }));

function change(links: readonly PractisedLink[]): void {
  useLinkAnswers.setState({ links });
  writeJson(KEY, links);
}
onOtherTab(KEY, () => useLinkAnswers.setState({ links: restored(readJson(KEY)) }));

export const entriesOf = (code: string): readonly ReviewEntry[] =>
  useLinkAnswers.getState().links.find((link) => link.code === code)?.entries ?? [];

/** Adds entries to the stored ones. */
export function storeLinkEntries(code: string, title: string, entries: readonly ReviewEntry[]): void {
  const { links } = useLinkAnswers.getState();
  const known = links.find((link) => link.code === code);
  const updated = { ...known, code, title, entries: [...(known?.entries ?? []), ...entries] };
  change([...links.filter((link) => link !== known), updated]);
}

/** Assigns a link's words and answers to the user who registers this address, or ('*') logs in next. */
export function wantLink(code: string, title: string, who: string): void {
  storeLinkEntries(code, title, []);
  change(useLinkAnswers.getState().links.map((link) => (link.code === code ? { ...link, wanted: who } : link)));
}

/** Assigns all answers of this browser to a new account. */
export function wantLinks(email: string): void {
  const { links } = useLinkAnswers.getState();
  if (links.length > 0) change(links.map((link) => ({ ...link, wanted: email.trim().toLowerCase() })));
}

export function forgetLink(code: string): void {
  change(useLinkAnswers.getState().links.filter((link) => link.code !== code));
}
