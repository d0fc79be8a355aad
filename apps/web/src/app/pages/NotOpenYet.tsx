import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

/** A page whose part of the product is not there yet says so. */
export function NotOpenYet({ title }: { title: string }) {
  return (
    <Page title={title} width="text">
      <EmptyState
        picture={<Sprout size={56} strokeWidth={1.5} />}
        title={<Trans>This page is not open yet.</Trans>}
        actions={
          <Button component={Link} to="/clusters" variant="outlined">
            <Trans>Back to clusters</Trans>
          </Button>
        }
      >
        <Trans>It is on its way. Your clusters and practice tests work already.</Trans>
      </EmptyState>
    </Page>
  );
}
