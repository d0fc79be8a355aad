import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarCheck,
  ChartSpline,
  Keyboard,
  LayoutGrid,
  Play,
  Plus,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { ADMIN_GROUP, LOG_OUT, MENU_GROUPS, PREFERENCES } from './menu-items.ts';

/** Something the palette does: goes to a page, adds a cluster, shows the shortcuts. */
export interface Command {
  label: MessageDescriptor;
  icon: LucideIcon;
  to: string;
}

/** The dialog with the film has no page to go to. */
const WITHOUT_PAGE = new Set(['how-it-works']);

const OWN: readonly Command[] = [
  { label: msg`Practise today’s words`, icon: Play, to: '/review' },
  { label: msg`Create cluster`, icon: Plus, to: 'create' },
  { label: msg`Clusters`, icon: LayoutGrid, to: '/clusters' },
  { label: msg`Today`, icon: CalendarCheck, to: '/today' },
  { label: msg`Progress`, icon: ChartSpline, to: '/progress' },
  PREFERENCES,
  { label: msg`Security`, icon: ShieldCheck, to: '/security' },
  { label: msg`Keyboard shortcuts`, icon: Keyboard, to: 'shortcuts' },
];

/** All commands of a person, what is wanted most often first. */
export const commandsOf = (isAdmin: boolean): readonly Command[] => [
  ...OWN,
  ...MENU_GROUPS.flat().filter(({ to }) => !WITHOUT_PAGE.has(to)),
  ...(isAdmin ? ADMIN_GROUP : []),
  LOG_OUT,
];
