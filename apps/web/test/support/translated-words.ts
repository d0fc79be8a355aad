/** Fields of answers that hold learners' words. */
const FIELDS = /^(?:col_\d_value|responses?|accepted|samples|first_row|word|meaning)$/;
const LETTERS = /\p{L}{2}/u;

const words = new Set<string>();
let found = new Set<string>();
let observer: MutationObserver | null = null;

/** Collects the learners' words of a response or of a component's properties. */
export function learnWords(value: unknown, isWord = false): void {
  if (typeof value === 'string') {
    if (isWord && LETTERS.test(value)) words.add(value.trim());
  } else if (Array.isArray(value)) for (const one of value) learnWords(one, isWord);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) learnWords(one, FIELDS.test(name));
}

/** Page translators skip elements with `translate="no"`, and input. */
function look(node: Node): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
    const parent = text.parentElement;
    const shown = text.nodeType === Node.TEXT_NODE ? (text.nodeValue ?? '').trim() : '';
    if (shown === '' || !parent || parent.closest('style, script, textarea, [translate="no"]')) continue;
    if (words.has(shown)) found.add(`${shown}: ${parent.outerHTML.slice(0, 200)}`);
  }
}

/** Watches from now on whether words are shown that a browser would translate. */
export function watchWords(): void {
  observer ??= new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) look(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Words that were shown so. */
export function takeTranslatedWords(): string[] {
  look(document.body);
  observer?.disconnect();
  const seen = [...found];
  found = new Set();
  return seen;
}
