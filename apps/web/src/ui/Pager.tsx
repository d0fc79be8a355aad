import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a long list; nothing with a single page. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const { t, i18n } = useLingui();
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  const first = Math.min((page - 1) * perPage + 1, total);
  const last = Math.min(page * perPage, total);
  const [from, to, all] = [i18n.number(first), i18n.number(last), i18n.number(total)];
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
    >
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        <Trans>
          {from}–{to} of {all}
        </Trans>
      </Typography>
      <IconButton aria-label={t`Previous page`} disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={t`Next page`} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
