import { CURRENCY, formatCents } from '@wordcluster/domain/premium/prices';
import { escapeMarkup } from '@wordcluster/domain/text/markup';
import type { SandboxPayment } from './sandbox-ledger.ts';

/** JSON inside a script element: a closing tag in a text must not end it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const STYLE = `
:root { color-scheme: light dark; --ink: #16211b; --paper: #fff; --line: #c9d3cc; --main: #0b7a43; --on-main: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece8; --paper: #141a16; --line: #3a463f; --main: #3ddc84; --on-main: #06130c; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 420px; margin: 0 auto; padding: 24px; }
.notice { border: 2px dashed #b26a00; border-radius: 8px; padding: 8px 12px; font-weight: 700; }
h1 { font-size: 22px; margin: 20px 0 4px; }
.amount { font-size: 32px; font-weight: 700; margin: 4px 0 20px; }
form { display: grid; gap: 12px; }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 8px; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer; }
button.pay { background: var(--main); border-color: var(--main); color: var(--on-main); }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }`;

const BUTTONS = `
<button class="pay" name="action" value="pay">Pay</button>
<button name="action" value="pay-slowly">Pay, confirmed a little later</button>
<button name="action" value="decline">Decline</button>
<button name="action" value="close" type="submit" id="close">Close</button>`;

/** Close speaks as GoPay's frame does: JSON text to the page around it. Without a frame the form leads back. */
const script = (id: string, state: string) => `
document.getElementById('close').addEventListener('click', (event) => {
  if (window.parent === window) return;
  event.preventDefault();
  const data = { url: window.location.href, id: ${json(id)}, state: ${json(state)} };
  window.parent.postMessage(JSON.stringify({ action: 'close', data }), window.location.origin);
});`;

/** The payment page of the test gateway. */
export function paymentPage(payment: SandboxPayment, state: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test gateway</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p class="notice">Test gateway, no money moves</p>
<h1>${escapeMarkup(payment.description)}</h1>
<p class="amount">${formatCents(payment.amount_cents)} ${CURRENCY}</p>
<form method="post">${BUTTONS}</form>
</main>
<script nonce="${nonce}">${script(payment.id, state)}</script>
</body>
</html>`;
}
