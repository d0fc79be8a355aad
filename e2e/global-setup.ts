import { prepareData } from '@wordcluster/testing/prepare-data';
import buildWeb from './build-web.ts';

/** Before the journeys: the built web app, and a database to copy instead of one that each server makes for itself. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildWeb();
  return prepareData();
}
