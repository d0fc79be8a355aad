import type { Config } from './config.ts';
import { mailbox } from './adapters/mailbox/mailbox.ts';
import { demo } from './demo/demo-data.ts';
import type { Feature } from './feature.ts';
import { accountExport } from './features/account-export/index.ts';
import { accounts } from './features/accounts/index.ts';
import { ankiconnect } from './features/ankiconnect/index.ts';
import { audit } from './features/audit/index.ts';
import { billing } from './features/billing/index.ts';
import { chat } from './features/chat/index.ts';
import { clusters } from './features/clusters/index.ts';
import { configuration } from './features/configuration/index.ts';
import { goals } from './features/goals/index.ts';
import { health } from './features/health/index.ts';
import { invitations } from './features/invitations/index.ts';
import { known } from './features/known/index.ts';
import { links } from './features/links/index.ts';
import { listening } from './features/listening/index.ts';
import { liveEditing } from './features/live-editing/index.ts';
import { mcp } from './features/mcp/index.ts';
import { media } from './features/media/index.ts';
import { oauth } from './features/oauth/index.ts';
import { people } from './features/people/index.ts';
import { practice } from './features/practice/index.ts';
import { preferences } from './features/preferences/index.ts';
import { print } from './features/print/index.ts';
import { progress } from './features/progress/index.ts';
import { reminders } from './features/reminders/index.ts';
import { reviews } from './features/reviews/index.ts';
import { rows } from './features/rows/index.ts';
import { search } from './features/search/index.ts';
import { settings } from './features/settings/index.ts';
import { sharing } from './features/sharing/index.ts';
import { teacher } from './features/teacher/index.ts';
import { tokens } from './features/tokens/index.ts';
import { transfer } from './features/transfer/index.ts';
import { translation } from './features/translation/index.ts';
import { eReaders } from './features/e-readers/index.ts';
import { mails } from './mail/mail-worker.ts';

/** Calls and pages of the shop: 404 where SHOP is off. */
const SHOP: readonly Feature[] = [settings, billing];

/** Everything that the product can do, in the order of its start and its clean-up. */
export const features: readonly Feature[] = [
  demo,
  accounts,
  audit,
  people,
  health,
  tokens,
  preferences,
  reminders,
  mcp,
  oauth,
  ankiconnect,
  accountExport,
  search,
  clusters,
  configuration,
  rows,
  known,
  reviews,
  goals,
  eReaders,
  progress,
  practice,
  transfer,
  print,
  invitations,
  sharing,
  links,
  liveEditing,
  translation,
  listening,
  teacher,
  chat,
  ...SHOP,
  mails,
  mailbox,
  media,
];

/** Features that are enabled by these settings. */
export const featuresInUse = ({ shop }: Pick<Config, 'shop'>): readonly Feature[] =>
  shop ? features : features.filter((feature) => !SHOP.includes(feature));
