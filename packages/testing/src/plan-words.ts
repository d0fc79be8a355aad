/** Names that are the same in every language. */
const EVERYWHERE = ['premium', 'great pack', 'lite pack', '€', '=eur'];

/** Beginnings of the words by which plans, orders and prices are called in each language; `=` before a whole word. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'coupon',
    'invoice',
    'checkout',
    'upgrade',
    '=price',
    '=prices',
    'payment',
    '=pay',
    '=paid',
    '=buy',
    'purchas',
    'discount',
    '=free',
    'your plan',
    '=orders',
    'my order',
    'your order',
    'subscription',
  ],
  ar: [
    'القسائم',
    'قسيمة',
    'الفاتورة',
    'فاتورة',
    'السعر',
    'أسعار',
    'المدفوعات',
    'الدفع',
    'شراء',
    'الخصم',
    'مجان',
    'خطتك',
  ],
  cs: [
    'kupón',
    'kupon',
    'objednáv',
    'faktur',
    '=cena',
    '=ceny',
    '=cenu',
    'platb',
    'zaplat',
    'koupit',
    'slev',
    'zdarma',
    'váš plán',
    'bezplatn',
  ],
  de: [
    'gutschein',
    'bestell',
    '=rechnung',
    '=rechnungen',
    'preis',
    'zahlung',
    'bezahl',
    'kaufen',
    'rabatt',
    'kostenlos',
    'gratis',
    'dein plan',
    'deinem plan',
  ],
  es: [
    'cupón',
    'cupones',
    '=pedidos',
    'tu pedido',
    'su pedido',
    'factura',
    'precio',
    '=pago',
    '=pagos',
    '=pagar',
    'comprar',
    'descuento',
    'gratis',
    'gratuit',
    'tu plan',
  ],
  fr: [
    'coupon',
    'commandes',
    'votre commande',
    'facture',
    '=prix',
    'paiement',
    '=payer',
    'acheter',
    'réduction',
    'gratuit',
    '=formule',
  ],
  hu: ['kupon', 'rendelés', 'számla', '=ár', '=árak', 'fizetés', 'fizet', 'vásár', 'kedvezmény', 'ingyen', 'csomagod'],
  it: [
    'coupon',
    '=ordini',
    'tuo ordine',
    'fattur',
    'prezz',
    'pagament',
    '=pagare',
    'acquist',
    'sconto',
    'gratis',
    'gratuit',
    'tuo piano',
  ],
  pl: [
    'kupon',
    'zamówie',
    'faktur',
    '=cena',
    '=ceny',
    'płatn',
    'zapła',
    '=kup',
    '=kupić',
    'rabat',
    'za darmo',
    'bezpłat',
    'darmow',
    'twój plan',
  ],
  pt: [
    'cupom',
    'cupons',
    'pedidos',
    'seu pedido',
    'fatura',
    'preço',
    'pagamento',
    '=pagar',
    'comprar',
    'desconto',
    'grátis',
    'gratuit',
    'seu plano',
  ],
  sk: [
    'kupón',
    'objednáv',
    'faktúr',
    '=cena',
    '=ceny',
    '=cenu',
    'platb',
    'zaplať',
    'kúpiť',
    'zľav',
    'zdarma',
    'zadarmo',
    'bezplatn',
    'váš plán',
  ],
  uk: [
    'купон',
    'замовлен',
    'рахунок-',
    '=ціна',
    '=ціни',
    '=ціну',
    'платеж',
    'оплат',
    'купити',
    'знижк',
    'безкоштовн',
    'ваш план',
  ],
};

const LETTER = /\p{L}/u;

/** Whether a text contains a word, both in lower case: at the start of a word, and up to its end for a whole one. */
function stands(word: string, text: string): boolean {
  const whole = word.startsWith('=');
  const wanted = whole ? word.slice(1) : word;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = LETTER.test(wanted[0] ?? '') && LETTER.test(text[at - 1] ?? '');
    const after = whole && LETTER.test(text[at + wanted.length] ?? '');
    if (!before && !after) return true;
  }
  return false;
}

/** Words about plans, orders and prices in a text of the interface; empty where a server sells nothing. */
export function planWords(text: string, language: string): string[] {
  const ofLanguage = WORDS[language];
  if (ofLanguage === undefined) throw new Error(`The words of plans in ${language} are not known.`);
  const lower = text.normalize('NFC').toLowerCase();
  return [...EVERYWHERE, ...ofLanguage].filter((word) => stands(word, lower));
}
