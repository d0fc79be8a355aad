import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import type { Order } from '../api/orders.ts';

/** The invoice as PDF and XML; disabled without one. */
export function Downloads({ order, small = false }: { order: Order; small?: boolean }) {
  const { t } = useLingui();
  const links = [
    ['PDF', order.download, t`PDF of order ${order.id}`],
    ['XML', order.download_xml, t`XML of order ${order.id}`],
  ] as const;
  return links.map(([kind, address, name]) => (
    <Button
      key={kind}
      size={small ? 'small' : 'medium'}
      variant="outlined"
      startIcon={<FileDown />}
      disabled={address === null}
      aria-label={name}
      {...(address === null ? {} : { href: address, download: true })}
    >
      {kind}
    </Button>
  ));
}
