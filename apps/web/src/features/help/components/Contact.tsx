import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Mail, Phone } from 'lucide-react';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';

/** Contact of the operator. */
export function Contact() {
  const configuration = useConfiguration();
  if (!configuration) return <LineSkeletons count={3} />;
  const { support_email: email, support_phone: phone, shop } = configuration;
  const line = {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    // As high as a finger.
    '& a': { py: 1.25, my: -1.25 },
    '& svg': { color: 'primary.main', flexShrink: 0 },
  } as const;
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}>
      <Typography>
        {email === null && phone === null ? (
          <Trans>Something does not work, or you have an idea? Please ask the administrator of this server.</Trans>
        ) : (
          <Trans>Something does not work, or you have an idea? Call or write to us.</Trans>
        )}
      </Typography>
      {phone !== null && (
        <Box sx={line}>
          <Phone aria-hidden />
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </Box>
      )}
      {email !== null && (
        <Box sx={line}>
          <Mail aria-hidden />
          <Link href={`mailto:${email}`}>{email}</Link>
        </Box>
      )}
      {shop && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>We generally reply within two working days.</Trans>
        </Typography>
      )}
    </Card>
  );
}
