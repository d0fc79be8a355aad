import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  BadgePercent,
  CircleHelp,
  CirclePlay,
  Gem,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  MonitorSmartphone,
  Receipt,
  Settings2,
  SlidersHorizontal,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

export interface MenuEntry {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Where it leads; `how-it-works` opens the dialog and `language` the list of languages instead. */
  to: string;
}

/** The user menu in the specification's order, in groups. */
export const MENU_GROUPS: readonly (readonly MenuEntry[])[] = [
  [
    { label: msg`Premium`, icon: Gem, to: '/premium' },
    { label: msg`How it works`, icon: CirclePlay, to: 'how-it-works' },
  ],
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
export const ADMIN_GROUP: readonly MenuEntry[] = [
  { label: msg`Settings`, icon: SlidersHorizontal, to: '/settings' },
  { label: msg`Coupons`, icon: BadgePercent, to: '/coupons' },
  { label: msg`Orders`, icon: Receipt, to: '/orders' },
];

export const LOG_OUT: MenuEntry = { label: msg`Log out`, icon: LogOut, to: '/logout' };
