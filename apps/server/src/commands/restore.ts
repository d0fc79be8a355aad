import { openBackup, restoreBackup } from '../backup/restore-backup.ts';
import { fileOf, runCommand, say, withDatabase } from './command.ts';

/** npm run restore -- FILE [--force]: puts a backup into the database of the settings. */
await runCommand(async (config, args) => {
  const backup = await openBackup(fileOf(args, 'restore'));
  await withDatabase(config, { alone: true }, async (connection) => {
    const leftOut = await restoreBackup(connection, backup, args.includes('--force'), config.databaseDistributed);
    const { made_at, tables } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (leftOut.length > 0) say(`Left out, because they are not Wordcluster's: ${leftOut.join(', ')}.`);
    say(`Restored as of ${made_at}: ${tables.length} tables, ${rows} rows. Start Wordcluster now.`);
  });
});
