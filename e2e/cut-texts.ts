/**
 * Runs in the page: texts of the interface that do not fit the width: out of the window, of their button or of a box that clips them.
 * `own` selects what people have typed, which is shortened where there is no room for it.
 */
export function cutTexts(own: string): string[] {
  const cut = (node: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    const parent = node.parentElement;
    if (parent === null || width < 2 || parent.closest(own) !== null) return false;
    for (let box: HTMLElement | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // For screen readers only.
      if (clipPath !== 'none' || edges.width < 2) return false;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const holds = overflowX !== 'visible' || box.matches('button, [role="button"]') || box === document.body;
      if (holds && (left < edges.left - 1 || right > edges.right + 1)) return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.textContent?.trim() && cut(node)) found.push(node.textContent);
  return found;
}
