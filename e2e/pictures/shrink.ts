import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const accepted = path.join(import.meta.dirname, 'accepted');
/** Where a PNG says how its colours are kept, and what it says of a palette. */
const COLOUR_TYPE = 25;
const PALETTE = 3;

/** Enough for flat colours, the edges of letters and small accents: with sixteen a yellow icon became grey. */
const COLOURS = 64;

/** Gives new pictures a palette, which makes them a quarter of their size. */
export default async function shrink(): Promise<void> {
  for (const name of await readdir(accepted)) {
    const file = path.join(accepted, name);
    const picture = await readFile(file);
    if (picture[COLOUR_TYPE] !== PALETTE)
      await writeFile(
        file,
        await sharp(picture).png({ palette: true, colours: COLOURS, effort: 10, dither: 0 }).toBuffer(),
      );
  }
}
