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
  // Placeholders and chosen options are not text nodes of the page: measured by a canvas with the field's font.
  const canvas = document.createElement('canvas').getContext('2d');
  const innerWidth = (field: HTMLElement): number => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (canvas !== null) canvas.font = font;
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
  };
  const isCut = (field: HTMLElement, text: string) =>
    field.clientWidth > 2 && field.closest(own) === null && innerWidth(field) < (canvas?.measureText(text).width ?? 0);
  for (const field of document.querySelectorAll('input'))
    if (field.value === '' && isCut(field, field.placeholder)) found.push(field.placeholder);
  for (const field of document.querySelectorAll('select')) {
    const [chosen] = field.selectedOptions;
    if (chosen?.translate === true && isCut(field, chosen.text)) found.push(chosen.text);
  }
  return found;
}
