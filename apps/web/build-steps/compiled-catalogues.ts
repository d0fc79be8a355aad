import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the catalogues of messages by id, as Lingui does the web app's own: the browser has no compiler. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /messages\/catalogues\/\w+\.json$/ },
      handler(json) {
        const texts = Object.entries<string>(JSON.parse(json));
        return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
      },
    },
  };
}
