/**
 * Where a gateway sends the payer back to. In the frame of our own page it asks that page to close the dialog; on its
 * own it leads to the Premium page. It says nothing about the payment: the Premium page knows.
 */
export const returnPage = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Back to Wordcluster</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center; }
</style>
</head>
<body>
<main>
<p>Thank you. You are being taken back to Wordcluster.</p>
<p><a href="/premium" target="_top">Continue to Premium</a></p>
</main>
<script nonce="${nonce}">
if (window.parent === window) window.location.replace('/premium');
else window.parent.postMessage('closePopup', window.location.origin);
</script>
</body>
</html>`;
