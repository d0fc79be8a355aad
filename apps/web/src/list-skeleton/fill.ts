import { columnLanguage, columnName, usedColumns } from '@wordcluster/domain/clusters/cluster';
import { fullName } from '@wordcluster/domain/accounts/full-name';
import { tagsInUse } from '@wordcluster/domain/clusters/list-view';
import { initials } from '../app/shell/initials.ts';
import type { Cluster } from '../platform/queries/clusters.ts';
import type { User } from '../platform/session/session.ts';
import { SLOTS } from './slots.ts';

/** The first text with a slot. If it is missing, the template does not match, and nothing is shown. */
function textAt(part: Node, slot: string): Text {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text instanceof Text && text.data.includes(slot)) return text;
  throw new Error('The example has no such place.');
}

function around(text: Text, selector: string): HTMLElement {
  const found = text.parentElement?.closest<HTMLElement>(selector);
  if (found === null || found === undefined) throw new Error(`Nothing is ${selector} there.`);
  return found;
}

/** By a function: users' text may contain replacement patterns. */
function write(part: Node, slot: string, value: string): void {
  const text = textAt(part, slot);
  text.data = text.data.replace(slot, () => value);
}

/** Repeats an element of the template for each value. */
function repeat<Value>(one: Element, values: readonly Value[], fill: (copy: Element, value: Value) => void): void {
  for (const value of values) {
    const copy = document.importNode(one, true);
    fill(copy, value);
    one.before(copy);
  }
  one.remove();
}

const CHIP = '.MuiChip-root';
const writeTag = (chip: Element, tag: string) => write(chip, SLOTS.tag, tag);

function fillTags(card: Element, tags: readonly string[]): void {
  const [chip, ...others] = around(textAt(card, SLOTS.tag), 'div:has(> .MuiChip-root)').children;
  const last = others.pop();
  if (chip === undefined || last === undefined) return;
  const most = others.length + 1;
  if (tags.length === 0) return chip.parentElement?.remove();
  for (const other of others) other.remove();
  repeat(chip, tags.slice(0, most), writeTag);
  if (tags.length <= most) last.remove();
  else write(last, textAt(last, '+').data.slice(1), String(tags.length - most));
}

/** Makes the example's card that of a cluster. */
export function fillCard(card: Element, cluster: Cluster): void {
  write(card, SLOTS.title, cluster.title);
  if (cluster.description === null) around(textAt(card, SLOTS.description), 'p').remove();
  else write(card, SLOTS.description, cluster.description);
  repeat(around(textAt(card, SLOTS.column), 'li'), usedColumns(cluster), (column, number) => {
    const language = columnLanguage(cluster, number);
    write(column, SLOTS.column, columnName(cluster, number) ?? '');
    if (language === null) around(textAt(column, SLOTS.language), 'span').remove();
    else write(column, SLOTS.language, language);
  });
  fillTags(card, cluster.tags);
  const sharing = around(textAt(card, SLOTS.sharer), 'div');
  sharing.parentElement?.classList.add('first-facts');
  if (cluster.shared_by === null && cluster.shared_with.length === 0) sharing.remove();
  else write(sharing, SLOTS.sharer, '');
}

/** Above the cards: all tags, and the archive. */
export function fillTools(page: Element, clusters: readonly Cluster[]): void {
  const chip = around(textAt(page, SLOTS.tag), CHIP);
  const group = chip.parentElement;
  const listed = clusters.filter(({ archived }) => !archived);
  repeat(chip, tagsInUse(listed, document.documentElement.lang), writeTag);
  const archive = group?.lastElementChild;
  if (archive && listed.length < clusters.length) write(archive, '1', String(clusters.length - listed.length));
  else archive?.remove();
  if (group?.childElementCount === 0) group.remove();
}

export function fillUser(page: Element, user: User): void {
  const language = document.documentElement.lang;
  const example = { first_name: SLOTS.firstName, last_name: SLOTS.lastName };
  write(page, initials(example, language), initials(user, language));
  write(page, fullName(example, language), fullName(user, language));
}
