/**
 * Runs in the page: what is tapped and is smaller than a finger, 44 pixels each way, with its size. As in WCAG (2.5.5) links in
 * running text stand aside; so do the letters of a word, which stand as close as they are read and lead on by themselves.
 */
export function smallTargets(): string[] {
  const finger = 44;
  const tapped =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch]';
  const inText = (element: Element) => {
    const around = element.parentElement?.textContent?.trim() ?? '';
    return (
      element.matches('a, button') &&
      ['inline', 'inline-block'].includes(getComputedStyle(element).display) &&
      around.length > (element.textContent?.trim().length ?? 0) + 2
    );
  };
  /** A field is tapped at its label and its frame too. */
  const partsOf = (element: HTMLElement): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    element.closest('.MuiInputBase-root, .MuiFormControlLabel-root') ?? element,
  ];
  const sizeOf = (element: HTMLElement): [width: number, height: number] => {
    const boxes = partsOf(element).map((part) => part.getBoundingClientRect());
    const edge = (side: 'top' | 'right' | 'bottom' | 'left') => boxes.map((box) => box[side]);
    const width = Math.max(...edge('right')) - Math.min(...edge('left'));
    const height = Math.max(...edge('bottom')) - Math.min(...edge('top'));
    // Some hold more than is seen of them.
    const after = getComputedStyle(element, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return [width, height];
    return [Math.max(width, parseFloat(after.width)), Math.max(height, parseFloat(after.height))];
  };
  const found = [...document.querySelectorAll<HTMLElement>(tapped)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    if (element.matches(':disabled, [aria-disabled=true], [data-filled]')) return [];
    if (element.closest('[aria-hidden=true], [inert]') !== null || inText(element)) return [];
    const own = element.getBoundingClientRect();
    if (own.width < 2 || own.bottom < 0) return [];
    const [width, height] = sizeOf(element);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return Math.min(width, height) < finger - 0.5 ? [`${name} ${Math.round(width)}x${Math.round(height)}`] : [];
  });
  return [...new Set(found)];
}
