import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import {
  Braces,
  CalendarCheck,
  ChartSpline,
  Database,
  Keyboard,
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
import { ADMIN_MORE, LANGUAGE, menuGroups, PREFERENCES } from './menu-items.ts';

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
  { label: msg`Import`, icon: PackageOpen, to: 'words' },
  { label: ASK_TEACHER, icon: Sparkles, to: 'teacher' },
  { label: msg`Clusters`, icon: LayoutGrid, to: '/clusters' },
  { label: msg`Today`, icon: CalendarCheck, to: '/today' },
  { label: msg`Progress`, icon: ChartSpline, to: '/progress' },
  PREFERENCES,
  { ...LANGUAGE, to: PREFERENCES.to },
  { label: msg`Dark mode`, icon: Moon, to: 'dark' },
  { label: msg`Security and devices`, icon: ShieldCheck, to: '/security' },
  { label: msg`Other apps`, icon: Braces, to: '/access-tokens' },
  { label: msg`My data`, icon: Database, to: '/my-data' },
  { label: msg`Keyboard shortcuts`, icon: Keyboard, to: 'shortcuts' },
];

interface Has {
  shop: boolean;
  isAdmin: boolean;
  passwords?: boolean;
  invites?: boolean;
}

/** All commands of a person, what is wanted most often first. */
export function commandsOf(has: Has): readonly Command[] {
  const { isAdmin } = has;
  const all = [...OWN, ...menuGroups(has).flat(), ...(isAdmin ? ADMIN_MORE : [])];
  // The menu has some of them too.
  return all.filter((one, place) => all.findIndex(({ to, label }) => to === one.to && label === one.label) === place);
}
