/** Translations of all messages by id. For the server: the browser loads the catalogue of one language. */
import type { InterfaceLanguage } from '../languages/interface-languages.ts';
import type { MessageId } from './all.ts';
import ar from './catalogues/ar.json' with { type: 'json' };
import cs from './catalogues/cs.json' with { type: 'json' };
import de from './catalogues/de.json' with { type: 'json' };
import es from './catalogues/es.json' with { type: 'json' };
import sk from './catalogues/sk.json' with { type: 'json' };
import pl from './catalogues/pl.json' with { type: 'json' };
import hu from './catalogues/hu.json' with { type: 'json' };
import fr from './catalogues/fr.json' with { type: 'json' };
import it from './catalogues/it.json' with { type: 'json' };
import pt from './catalogues/pt.json' with { type: 'json' };
import uk from './catalogues/uk.json' with { type: 'json' };

export type TranslatedLanguage = Exclude<InterfaceLanguage, 'en'>;

export const CATALOGUES: Readonly<Record<TranslatedLanguage, Readonly<Record<MessageId, string>>>> = {
  sk,
  cs,
  de,
  es,
  pl,
  hu,
  fr,
  it,
  pt,
  uk,
  ar,
};
