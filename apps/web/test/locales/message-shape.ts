import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';

interface MessageShape {
  /** Names of the values, each once, sorted. */
  values: string[];
  /** Tags in the order of their names: '<0>', '</0>'. */
  tags: string[];
  /** The forms of each plural: ['one', 'other']. */
  plurals: string[][];
}

/** The parts that a translation must share with its message. */
export function shapeOf(message: string): MessageShape {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const walk = (tokens: readonly CompiledMessageToken[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, forms] = token;
      values.add(name);
      if (type === undefined || typeof forms !== 'object' || forms === null) continue;
      const named = Object.entries(forms).filter(([form]) => form !== 'offset');
      plurals.push(named.map(([form]) => form));
      for (const [, inner] of named) if (Array.isArray(inner)) walk(inner);
    }
  };
  const compiled = compileMessage(message);
  if (Array.isArray(compiled)) walk(compiled);
  return { values: [...values].toSorted(), tags: (message.match(/<\/?\d+\/?>/g) ?? []).toSorted(), plurals };
}
