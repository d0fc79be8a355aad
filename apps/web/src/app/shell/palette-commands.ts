import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import {
  Activity,
  CalendarCheck,
  ChartSpline,
  Keyboard,
  Flag,
  HeartPulse,
  LayoutGrid,
  Moon,
  PackageOpen,
  PenLine,
  Play,
  Plus,
  ShieldCheck,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import type { Message } from '../../ui/messages.ts';
import { ADMIN_GROUP, LANGUAGE, LOG_OUT, MENU_GROUPS, PREFERENCES } from './menu-items.ts';

/** Something the palette does. */
export interface Command {
  label: MessageDescriptor | Message;
  icon: LucideIcon;
  /** A page, or what CommandPalette does for it. */
  to: string;
}

const OWN: readonly Command[] = [
  { label: msg`Practise today’s words`, icon: Play, to: '/review' },
  { label: msg`Create cluster`, icon: Plus, to: 'create' },
  { label: msg`Add a word`, icon: PenLine, to: '/add' },
  { label: msg`Import words`, icon: PackageOpen, to: 'words' },
  { label: ASK_TEACHER, icon: Sparkles, to: 'teacher' },
  { label: msg`Clusters`, icon: LayoutGrid, to: '/clusters' },
  { label: msg`Today`, icon: CalendarCheck, to: '/today' },
  { label: msg`Progress`, icon: ChartSpline, to: '/progress' },
  PREFERENCES,
  { ...LANGUAGE, to: PREFERENCES.to },
  { label: msg`Dark mode`, icon: Moon, to: 'dark' },
  { label: msg`Security`, icon: ShieldCheck, to: '/security' },
  { label: msg`Keyboard shortcuts`, icon: Keyboard, to: 'shortcuts' },
];

/** The administrator's pages that the menu has no room for. */
const ADMIN_MORE: readonly Command[] = [
  { label: msg`Events`, icon: Activity, to: '/events' },
  { label: msg`Health`, icon: HeartPulse, to: '/health' },
  { label: msg`Reported links`, icon: Flag, to: '/reports' },
];

/** All commands of a person, what is wanted most often first. */
export const commandsOf = (isAdmin: boolean): readonly Command[] => [
  ...OWN,
  ...MENU_GROUPS.flat(),
  ...(isAdmin ? [...ADMIN_GROUP, ...ADMIN_MORE] : []),
  LOG_OUT,
];
