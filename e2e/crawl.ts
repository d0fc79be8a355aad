import type { Page } from '@playwright/test';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { planWords } from '@wordcluster/testing/plan-words';

/** Runs in the page: every text of the interface, also that of tooltips, labels and placeholders; not what people have typed. */
function textsOfPage(own: string): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest(`script, style, ${own}`) === null) texts.push(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    if (element.closest(own) === null)
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
  return texts.filter((text) => text.trim() !== '');
}

/** Texts typed by people, and names of others. */
const OWN = '[translate="no"], bdi, .word-cloud, [role="grid"], table[data-words]';

/** Words and names of the demo accounts, in labels such as “play …”. */
const DEMO_DATA = ['die Rechnung', 'Play to pay', 'Fred Free', 'free@wordcluster.example'];
const withoutData = (text: string) => DEMO_DATA.reduce((rest, data) => rest.replaceAll(data, ''), text);

/** Names of time zones are the same in every language; one of them is “Pago Pago”. */
const TIME_ZONE = /^[A-Z]\w+\/[\w/ +-]+$/;

/** Texts of the page with words of plans, orders and prices. */
export async function planWordsOn(page: Page, language: InterfaceLanguage): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage, OWN);
  return [...new Set(texts)].filter(
    (text) => !TIME_ZONE.test(text) && planWords(withoutData(text), language).length > 0,
  );
}
