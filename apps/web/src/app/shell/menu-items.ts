import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  Activity,
  BadgePercent,
  CircleHelp,
  CirclePlay,
  Flag,
  Gem,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  MonitorSmartphone,
  Receipt,
  ScrollText,
  Settings2,
  SlidersHorizontal,
  UserRound,
  UserRoundPlus,
  UserRoundX,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface MenuEntry {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** A path; `how-it-works` opens the dialog and `language` the list of languages instead. */
  to: string;
}

export const ACCOUNT: MenuEntry = { label: msg`Account`, icon: UserRound, to: '/account' };

const PREMIUM: MenuEntry = { label: msg`Premium`, icon: Gem, to: '/premium' };
const HOW_IT_WORKS: MenuEntry = { label: msg`How it works`, icon: CirclePlay, to: 'how-it-works' };

const ACCOUNT_AND_HELP: readonly (readonly MenuEntry[])[] = [
  [
    { label: msg`Change password`, icon: KeyRound, to: '/change-password' },
    { label: msg`Profile termination`, icon: UserRoundX, to: '/profile-termination' },
  ],
  [
    { label: msg`FAQ`, icon: CircleHelp, to: '/faq' },
    { label: msg`Contact`, icon: Mail, to: '/contact' },
    { label: msg`Shortcut`, icon: MonitorSmartphone, to: '/faq/shortcut' },
  ],
];

export const PREFERENCES: MenuEntry = { label: msg`Preferences`, icon: Settings2, to: '/preferences' };

export const LANGUAGE: MenuEntry = { label: msg`Language`, icon: Languages, to: 'language' };

/** Only for the administrator. */
const ADMIN_GROUP: readonly MenuEntry[] = [
  { label: msg`Settings`, icon: SlidersHorizontal, to: '/settings' },
  { label: msg`Coupons`, icon: BadgePercent, to: '/coupons' },
  { label: msg`Orders`, icon: Receipt, to: '/orders' },
];

/** Administration pages that do not fit into the menu with a shop. */
export const ADMIN_MORE: readonly MenuEntry[] = [
  { label: msg`People`, icon: Users, to: '/people' },
  { label: msg`Events`, icon: ScrollText, to: '/events' },
  { label: msg`Health`, icon: Activity, to: '/health' },
  { label: msg`Reported links`, icon: Flag, to: '/reports' },
];

/** For teachers and administrators, if registration is by invitation. */
const INVITE: MenuEntry = { label: msg`Invite people`, icon: UserRoundPlus, to: '/invite' };

const LOG_OUT: MenuEntry = { label: msg`Log out`, icon: LogOut, to: '/logout' };

interface Has {
  shop: boolean;
  isAdmin: boolean;
  /** Whether users sign in with passwords. */
  passwords?: boolean;
  /** They may invite others. */
  invites?: boolean;
}

/** The account first, then the user menu in the specified order, in groups; without a shop no sales items. */
export const menuGroups = ({ shop, isAdmin, passwords = true, invites = false }: Has): (readonly MenuEntry[])[] => [
  [ACCOUNT],
  shop ? [PREMIUM, HOW_IT_WORKS] : [HOW_IT_WORKS],
  ...ACCOUNT_AND_HELP.map((group) => (passwords ? group : group.filter(({ to }) => to !== '/change-password'))),
  [PREFERENCES, LANGUAGE],
  ...(invites ? [[INVITE]] : []),
  ...(isAdmin ? [shop ? ADMIN_GROUP : ADMIN_MORE] : []),
  [LOG_OUT],
];
