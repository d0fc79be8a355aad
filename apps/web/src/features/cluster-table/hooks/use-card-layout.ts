import useMediaQuery from '@mui/material/useMediaQuery';

/** On phones, and on small tablets with touch: the buttons of a row would take a third of the width. */
const CARD_LAYOUT = '(max-width: 599.95px), (max-width: 899.95px) and (pointer: coarse)';

/** Whether rows are cards with the add row in a bar below them, instead of a table. */
export const useCardLayout = (): boolean => useMediaQuery(CARD_LAYOUT, { noSsr: true });
