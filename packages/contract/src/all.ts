import { accountCalls } from './accounts.ts';
import { clusterCalls } from './clusters.ts';
import { rowCalls } from './rows.ts';
import { settingsCalls } from './settings.ts';

/** Every call of the product. OpenAPI, the server's routes and the client's types come from here. */
export const calls = { ...accountCalls, ...clusterCalls, ...rowCalls, ...settingsCalls };
