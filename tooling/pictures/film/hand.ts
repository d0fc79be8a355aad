import type { Locator, Page } from 'playwright-core';

/** Milliseconds of a calm movement of the pointer, and of a key stroke. */
const MOVE = 480;
const KEY = 48;

/** Runs in the page: a soft pointer above everything, which takes no clicks. */
const POINTER = `(() => {
  const SVG = 'http://www.w3.org/2000/svg';
  const make = () => {
    const root = document.createElement('div');
    const halo = document.createElement('div');
    const svg = document.createElementNS(SVG, 'svg');
    const arrow = document.createElementNS(SVG, 'path');
    root.setAttribute('aria-hidden', 'true');
    Object.assign(root.style, { position: 'fixed', left: '0', top: '0', zIndex: '2147483647', pointerEvents: 'none',
      transition: 'transform ${MOVE}ms cubic-bezier(.45,.05,.2,1)', transform: 'translate(900px, 640px)' });
    Object.assign(halo.style, { position: 'absolute', left: '-22px', top: '-22px', width: '44px', height: '44px',
      borderRadius: '50%', background: 'radial-gradient(rgba(130,240,140,.34), rgba(130,240,140,.10) 65%, transparent 72%)' });
    svg.setAttribute('viewBox', '0 0 24 24');
    Object.assign(svg.style, { position: 'absolute', left: '-3px', top: '-2px', width: '26px', height: '26px',
      filter: 'drop-shadow(0 2px 3px rgba(0,0,0,.6))' });
    arrow.setAttribute('d', 'M3 2 L3 19 L7.6 15 L10.7 21.6 L13.6 20.3 L10.6 13.9 L16.6 13.4 Z');
    arrow.setAttribute('fill', '#fff');
    arrow.setAttribute('stroke', '#1b1f1c');
    arrow.setAttribute('stroke-width', '1.3');
    arrow.setAttribute('stroke-linejoin', 'round');
    svg.append(arrow);
    root.append(halo, svg);
    document.documentElement.append(root);
    return { root, halo };
  };
  let pointer;
  window.filmPointer = {
    move(x, y) { (pointer ??= make()).root.style.transform = 'translate(' + x + 'px, ' + y + 'px)'; },
    press() {
      (pointer ??= make()).halo.animate(
        [{ transform: 'scale(.7)', opacity: 1 }, { transform: 'scale(1.9)', opacity: 0.15 }, { transform: 'none', opacity: 1 }],
        { duration: 420, easing: 'ease-out' });
    },
  };
})()`;

/** Uses a page as a person would whom one watches: unhurried, with a pointer that can be seen. */
export class Hand {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<Hand> {
    await page.addInitScript(POINTER);
    return new Hand(page);
  }

  async moveTo(target: Locator): Promise<{ x: number; y: number }> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target.toString()} is not on the screen.`);
    // Wide fields are taken near their beginning, where their text is.
    const x = Math.round(box.x + Math.min(box.width / 2, 90));
    const y = Math.round(box.y + box.height / 2);
    await this.#page.evaluate(`window.filmPointer.move(${x}, ${y})`);
    await this.wait(MOVE + 40);
    await this.#page.mouse.move(x, y);
    return { x, y };
  }

  async click(target: Locator): Promise<void> {
    const { x, y } = await this.moveTo(target);
    await this.#page.evaluate('window.filmPointer.press()');
    await this.wait(90);
    await this.#page.mouse.click(x, y);
    await this.wait(160);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: KEY });
  }

  async press(key: string): Promise<void> {
    await this.wait(140);
    await this.#page.keyboard.press(key);
    await this.wait(90);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.#page.waitForTimeout(milliseconds);
  }
}
