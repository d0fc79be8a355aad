type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key means in a test: 'score' for Enter, a place in `choices` for 1 to 4, null for everything else.
 * Enter that ends an input method's composition is none of ours: Safari says so only by code 229.
 */
export function meaningOf(key: Key, choices: number): 'score' | number | null {
  if (key.isComposing || key.keyCode === 229 || key.repeat || key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.key === 'Enter') return 'score';
  const place = /^[1-9]$/.test(key.key) ? Number(key.key) - 1 : -1;
  return place >= 0 && place < choices ? place : null;
}
