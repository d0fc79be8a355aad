// npm run build: makes the clone ready to run, and leaves a built web app as it is when nothing changed.
import { prepare } from './prepare/prepare.mjs';

await prepare();
