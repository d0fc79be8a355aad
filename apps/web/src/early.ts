/**
 * Stands in the page's head (build-steps/early-start.ts) and runs before any other script is there: what the first draw
 * needs is asked for while the scripts are still on their way. No imports: it is sent with every page.
 */
(() => {
  const { user, font } = EARLY_FILES;
  const preload = (href: string, attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href, ...attributes }));
  let token: string | null = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Blocked site data: nobody is signed in.
  }
  if (token !== null) {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const ask = (url: string) => {
      const answer = fetch(url, { headers, credentials: 'same-origin' });
      // Whoever takes it up handles the failure; until then it is not an unhandled one.
      answer.catch(() => null);
      return [url, answer] as const;
    };
    globalThis.earlyAnswers = { token, answers: new Map([ask('/api/user'), ask('/api/clusters')]) };
    for (const file of user) preload(file, { rel: 'modulepreload' });
  }
  preload(font, { rel: 'preload', as: 'font', type: 'font/woff2' });
})();
