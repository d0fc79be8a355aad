import { account } from './scenes/account.ts';
import { administration } from './scenes/administration.ts';
import { clusters } from './scenes/clusters.ts';
import { practice } from './scenes/practice.ts';
import { visitors } from './scenes/visitors.ts';
import type { Screen } from './stage.ts';

/** Screens that are drawn and checked, in both themes and at both widths; visitors see every page dark. */
export const SCREENS: readonly Screen[] = [...visitors, ...clusters, ...account, ...administration, ...practice];
