/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  tuli tuuli tulli kuka kukka muta mutta muuta tapaan tapan takka taka kansa kanssa lakki laki matto mato tule tulee
`;
