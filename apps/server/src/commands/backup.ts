import { makeBackup } from '../backup/make-backup.ts';
import { fileOf, runCommand, say, withDatabase } from './command.ts';

/** npm run backup -- FILE: everything in the database at one moment, also while servers use it. */
await runCommand(async (config, args) => {
  const file = fileOf(args, 'backup');
  await withDatabase(config, { made: true }, async (connection) => {
    const { tables, migrations } = await makeBackup(connection, file, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${file}: ${tables.length} tables, ${rows} rows, version ${migrations.at(-1)}.`);
  });
});
