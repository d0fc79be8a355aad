import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { activeFirst } from '@wordcluster/domain/clusters/list-view';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { CalendarCheck, ChartSpline, LayoutGrid, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useToday } from '../../platform/queries/reviews.ts';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { Logo } from '../../ui/Logo.tsx';

function ClusterLink({ cluster, selected }: { cluster: Cluster; selected: boolean }) {
  const { id, title, disabled } = cluster;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={clusterPath(id)}
        selected={selected}
        disabled={disabled}
        aria-current={selected ? 'page' : undefined}
      >
        <ListItemText primary={title} slotProps={{ primary: { noWrap: true, variant: 'body2' } }} />
      </ListItemButton>
    </ListItem>
  );
}

/** Link to Today, with the number of due words. */
function TodayLink({ selected }: { selected: boolean }) {
  const { i18n } = useLingui();
  const { data: today } = useToday();
  const words = today === undefined ? 0 : today.due + today.learning + today.new;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to="/today" selected={selected} sx={{ gap: 1.5 }}>
        <CalendarCheck size={18} aria-hidden />
        <ListItemText
          primary={<Trans>Today</Trans>}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 700 } } }}
        />
        {words > 0 && (
          <>
            <Box
              component="span"
              aria-hidden
              sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {i18n.number(words)}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              <Plural value={words} one="# word to practise" other="# words to practise" />
            </Box>
          </>
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** The drawer: all clusters but those in the archive, disabled ones last and greyed. */
export default function Navigation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data: clusters } = useClusters();
  const at = (id: number) => pathname.replace(/(?<!\/)\/+$/, '') === `/clusters/${id}`;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t`Navigation`, sx: { width: 'min(320px, 100vw)', minWidth: 300 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 3, pr: 1, height: 60 }}>
        <Logo />
        <IconButton aria-label={t`Close menu`} onClick={onClose}>
          <X />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t`Clusters`} sx={{ px: 1, pb: 3 }}>
        <List disablePadding>
          <ListItem disablePadding>
            <ListItemButton component={Link} to="/clusters" selected={pathname === '/clusters'} sx={{ gap: 1.5 }}>
              <LayoutGrid size={18} aria-hidden />
              <ListItemText
                primary={<Trans>Clusters</Trans>}
                slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 700 } } }}
              />
            </ListItemButton>
          </ListItem>
          <TodayLink selected={pathname === '/today'} />
          <ListItem disablePadding>
            <ListItemButton component={Link} to="/progress" selected={pathname === '/progress'} sx={{ gap: 1.5 }}>
              <ChartSpline size={18} aria-hidden />
              <ListItemText
                primary={<Trans>Progress</Trans>}
                slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 700 } } }}
              />
            </ListItemButton>
          </ListItem>
        </List>
        <Box sx={{ height: '1px', bgcolor: 'divider', mx: 2, my: 1.5 }} />
        {clusters === undefined && (
          <Box sx={{ px: 2 }}>
            <LineSkeletons />
          </Box>
        )}
        {clusters?.length === 0 && (
          <Typography variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
            <Trans>No clusters here</Trans>
          </Typography>
        )}
        <List disablePadding>
          {activeFirst(clusters?.filter(({ archived }) => !archived) ?? []).map((cluster) => (
            <ClusterLink key={cluster.id} cluster={cluster} selected={at(cluster.id)} />
          ))}
        </List>
      </Box>
    </Drawer>
  );
}
