const codeOf = (sign: string) => sign.charCodeAt(0);
const [QUOTE, COLON, BACKSLASH, COMMA] = [codeOf('"'), codeOf(':'), codeOf('\\'), codeOf(',')];
const [OBJECT, END_OF_OBJECT, LIST, END_OF_LIST] = [codeOf('{'), codeOf('}'), codeOf('['), codeOf(']')];

const DEEPEST = 20;

interface Complexity {
  maxKeys: number;
  /** Items of lists count like keys. */
  countValues?: boolean;
}

/** Counts the keys and values of a JSON text before it is parsed. */
export function isTooComplex(json: string, { maxKeys, countValues = false }: Complexity): boolean {
  let [keys, depth, inString] = [0, 0, false];
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (inString) {
      if (sign === BACKSLASH) index += 1;
      else if (sign === QUOTE) inString = false;
    } else if (sign === QUOTE) inString = true;
    else if (sign === COLON || (countValues && sign === COMMA)) keys += 1;
    else if (sign === OBJECT || sign === LIST) depth += 1;
    else if (sign === END_OF_OBJECT || sign === END_OF_LIST) depth -= 1;
    if (keys > maxKeys || depth > DEEPEST) return true;
  }
  return false;
}
