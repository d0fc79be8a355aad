import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from './make-backup.ts';

const NAME = /^wordcluster-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/;
const DAY = 86_400_000;

/** A backup of the schedule is named after its moment, which other programs that copy files do not change. */
export const nameAt = (moment: Date): string =>
  `wordcluster-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`;

function momentOf(name: string): Date | null {
  const [, year, month, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** When the newest scheduled backup was made; null if there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const moments = (await namesIn(folder)).map(momentOf).filter((moment) => moment !== null);
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Retention: deletes the oldest scheduled backups, and unfinished files of a killed server. */
export async function applyRetention(folder: string, most: number, now: Date): Promise<void> {
  const names = await namesIn(folder);
  const old = names
    .filter((name) => momentOf(name) !== null)
    .toSorted()
    .slice(0, -most);
  for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
    const { mtime } = await stat(path.join(folder, name));
    if (now.getTime() - mtime.getTime() > DAY) old.push(name);
  }
  for (const name of old) await rm(path.join(folder, name), { force: true });
}
