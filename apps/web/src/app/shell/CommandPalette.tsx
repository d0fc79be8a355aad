import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import {
  LayoutGrid,
  Search,
  TextSearch,
  type LucideIcon,
  Braces,
  CalendarCheck,
  ChartSpline,
  Database,
  Keyboard,
  Moon,
  PackageOpen,
  PenLine,
  Play,
  Plus,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useInvites } from './use-invites.ts';
import { useInstallation } from '../../platform/installation/installation.ts';
import { useUser } from '../../platform/session/session.ts';
import { DotSeparated } from '../../ui/DotSeparated.tsx';
import { translateMessage, type Message } from '../../ui/messages.ts';
import { OPENED_AT_LIST } from '../pages/requested-dialog.ts';
import { useClusterHere } from './use-cluster-here.ts';
import { showHowItWorks, showShortcuts } from './shortcuts.ts';
import { switchDark } from './switch-dark.ts';
import { usePaletteSearch } from './use-palette-search.ts';
import { personName } from '../../platform/browser/person-name.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import styles from './command-palette.module.css';
import { ADMIN_MORE, LANGUAGE, menuGroups, PREFERENCES } from './menu-items.ts';

/** Something the palette does. */
interface Command {
  label: MessageDescriptor | Message;
  icon: LucideIcon;
  /** A path, or an action of CommandPalette. */
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

/** All commands of a user, the most frequent first. */
function commandsOf(has: Has): readonly Command[] {
  const { isAdmin } = has;
  const all = [...OWN, ...menuGroups(has).flat(), ...(isAdmin ? ADMIN_MORE : [])];
  // Some of them are in the menu too.
  return all.filter((one, index) => all.findIndex(({ to, label }) => to === one.to && label === one.label) === index);
}

interface Item {
  key: string;
  icon: LucideIcon;
  label: ReactNode;
  detail?: ReactNode;
  /** User content, which is not translated. */
  own?: boolean;
  run: () => void;
}

interface Group {
  title: string;
  items: Item[];
}

/** The results for a text, by kind, each with its action. */
function usePaletteGroups(text: string, onClose: () => void) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { shop, password_login: passwords } = useInstallation();
  const invites = useInvites();
  const commands = commandsOf({ shop, isAdmin: useUser()?.is_admin ?? false, passwords, invites }).map((command) => ({
    ...command,
    name: 'text' in command.label ? translateMessage(command.label) : i18n._(command.label),
  }));
  const here = useClusterHere();
  const found = usePaletteSearch(text, [...here.commands, ...commands], here.id);

  const go = (to: string, state?: object) => {
    onClose();
    void navigate(to, { state });
  };
  /** Actions without a page: a dialog here or over the list, or a switch. */
  const actions: Readonly<Record<string, () => void>> = {
    shortcuts: showShortcuts,
    'how-it-works': showHowItWorks,
    dark: switchDark,
    ...Object.fromEntries(OPENED_AT_LIST.map((asked) => [asked, () => go('/clusters', { asked })])),
  };
  const run = (to: string) => {
    const act = here.actions[to] ?? actions[to];
    if (act === undefined) return go(to);
    onClose();
    return act();
  };
  const groups: Group[] = [
    {
      title: text.trim() === '' ? t`Recent clusters` : t`Clusters`,
      items: found.clusters.map(({ id, title, shared_by }) => ({
        key: `cluster-${id}`,
        icon: LayoutGrid,
        own: true,
        label: title,
        detail: shared_by === null ? null : personName(shared_by),
        run: () => go(clusterPath(id)),
      })),
    },
    {
      title: t`Words`,
      items: found.words.map((word) => ({
        key: `word-${word.row_id}`,
        icon: TextSearch,
        own: true,
        label: word.values[0],
        detail: <DotSeparated own parts={[...word.values.slice(1), word.cluster]} />,
        run: () => go(clusterPath(word.cluster_id), { search: word.values[0] }),
      })),
    },
    {
      title: t`Commands`,
      items: found.commands.map(({ to, icon, name }) => ({
        key: `command-${to}-${name}`,
        icon,
        label: name,
        run: () => run(to),
      })),
    },
  ];
  return { groups, found };
}

/** Command palette: finds commands, clusters and words by typing; arrows select, Enter opens. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, found } = usePaletteGroups(text, onClose);
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(chosen, items.length - 1);
  const activeId = active < 0 ? undefined : `${listId}-${items[active]?.key}`;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setChosen((active + 1) % Math.max(items.length, 1));
    else if (event.key === 'ArrowUp') setChosen((active - 1 + items.length) % Math.max(items.length, 1));
    else if (event.key === 'Enter') items[active]?.run();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={t`Find clusters, words and commands`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { sx: { mt: { xs: 1, sm: '10vh' }, mx: { xs: 1, sm: 4 }, maxHeight: '70vh', width: '100%' } },
      }}
    >
      <SearchField
        text={text}
        listId={listId}
        activeId={activeId}
        expanded={items.length > 0}
        onText={(typed) => {
          setText(typed);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box id={listId} role="listbox" aria-label={t`Search results`} sx={{ overflowY: 'auto', p: 1 }}>
        {groups.map(
          (group) =>
            group.items.length > 0 && (
              <Box key={group.title} role="group" aria-label={group.title} sx={{ mb: 1 }}>
                <Typography variant="overline" aria-hidden sx={{ px: 1.5, color: 'text.secondary' }}>
                  {group.title}
                </Typography>
                {group.items.map((item) => (
                  <Option key={item.key} id={`${listId}-${item.key}`} item={item} chosen={items[active] === item} />
                ))}
              </Box>
            ),
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ px: 2.5, pb: 2, color: 'text.secondary', '&:empty': { p: 0 } }}>
        {found.failed ? (
          <Trans>Words could not be searched. Clusters and commands are still found.</Trans>
        ) : found.searching ? (
          <Trans>Searching words…</Trans>
        ) : (
          items.length === 0 && <Trans>Nothing found</Trans>
        )}
      </Typography>
    </Dialog>
  );
}

interface SearchFieldProps {
  text: string;
  listId: string;
  activeId: string | undefined;
  expanded: boolean;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Combobox: the focus stays in the field, `aria-activedescendant` names the option. */
function SearchField({ text, listId, activeId, expanded, onText, onKeyDown }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Search size={18} aria-hidden style={{ flexShrink: 0 }} />
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={t`Find clusters, words and commands`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': t`Find clusters, words and commands`,
          'aria-expanded': expanded,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 200,
        }}
        sx={{ minHeight: 56 }}
      />
    </Box>
  );
}

function Option({ id, item, chosen }: { id: string; item: Item; chosen: boolean }) {
  const Icon = item.icon;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={styles['option']}
      onClick={item.run}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon size={18} aria-hidden className={styles['icon']} />
      <div className={styles['texts']} translate={item.own ? 'no' : undefined}>
        <div className={styles['label']} dir="auto">
          {item.label}
        </div>
        {item.detail ? <div className={styles['detail']}>{item.detail}</div> : null}
      </div>
    </div>
  );
}
