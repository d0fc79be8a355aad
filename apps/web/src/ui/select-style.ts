/** A browser's own list in the look of the fields; the arrow has its room, or it would lie on the longest choice. */
export const SELECT_STYLE = {
  '& .MuiNativeSelect-select.MuiNativeSelect-select.MuiNativeSelect-select': { pr: 4.5, textOverflow: 'ellipsis' },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
  '& .MuiNativeSelect-icon': { right: 10, width: 18, height: 18, top: 'calc(50% - 9px)' },
} as const;
