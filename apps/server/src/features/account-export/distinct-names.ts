import { fileName } from '../transfer/export/file-name.ts';

/** File names of titles, in their order; equal ones (for systems without case too) are numbered. */
export function distinctNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let name = fileName(title, 'xlsx');
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = fileName(title, `${number}.xlsx`);
    taken.add(name.toLowerCase());
    return name;
  });
}
