/** What only who uses the page needs; what is drawn first can only be looked at. */
const OF_USE = / (?:id|for|name|role|tabindex|title|aria-[\w-]+|data-[\w-]+)="[^"]*"/g;
/** Where they stand is known when the app is there. There is no div in them. */
const FLOATING = /<div[^>]* data-floats="true".*?<\/div>/g;
const COMMENT = /<!--.*?-->/g;
const STYLED = /<[a-z][^>]*? style="([^"]*)"[^>]*>/g;

/** Drawn components as markup that the page's policy lets in and that nobody can reach. */
export class PlainMarkup {
  readonly #classes = new Map<string, string>();

  of(html: string): string {
    return html
      .replace(FLOATING, '')
      .replace(COMMENT, '')
      .replace(OF_USE, '')
      .replace(STYLED, (tag, style: string) => this.#withClass(tag.replace(` style="${style}"`, ''), style));
  }

  /** The policy refuses style attributes: each of them is a class. */
  rules(): string {
    return [...this.#classes].map(([style, name]) => `.${name}{${style}}`).join('');
  }

  #withClass(tag: string, style: string): string {
    const name = this.#classes.get(style) ?? `first-${this.#classes.size}`;
    this.#classes.set(style, name);
    return tag.includes(' class="')
      ? tag.replace(' class="', ` class="${name} `)
      : tag.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  }
}
