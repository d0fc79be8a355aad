/** Limits of reading a file, so that no file can exhaust a server's memory or time. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Excel's own width. */
export const MAX_COLUMNS = 16_384;
/** Excel's own longest cell; beyond, only its being too long is remembered. */
export const MAX_CELL_UNITS = 32_767;
/** How much of a text file the delimiter is judged by. */
export const SAMPLE_BYTES = 512 * 1024;
/** Unpacked sizes inside a workbook. The sheet is streamed, the shared strings are held in memory. */
export const MAX_SHEET_BYTES = 400 * 1024 * 1024;
export const MAX_STRINGS_BYTES = 96 * 1024 * 1024;
export const MAX_SMALL_PART_BYTES = 8 * 1024 * 1024;
/** Deflate cannot do more than 1:1032; tables of real words stay under 1:100. */
export const MAX_RATIO = 400;
/** Small parts may well shrink more than that. */
export const RATIO_FROM_BYTES = 16 * 1024 * 1024;
