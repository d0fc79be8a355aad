import { Plural } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useUser } from '../../../platform/session/session.ts';
import { Allowance } from './Allowance.tsx';

/** Text characters left in one line, on the free plan those of today; both allowances in its tooltip. */
export function CharactersLeft() {
  const user = useUser();
  if (user === null) return null;
  const card = (
    <Box sx={{ width: 224, p: 1 }}>
      <Allowance />
    </Box>
  );
  return (
    <Tooltip
      title={card}
      describeChild
      placement="top-start"
      slotProps={{
        tooltip: {
          sx: { bgcolor: 'background.paper', color: 'text.primary', border: 1, borderColor: 'tones.hairline' },
        },
      }}
    >
      <Typography
        component="span"
        variant="caption"
        tabIndex={0}
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', borderRadius: 1 }}
      >
        {user.premium ? (
          <Plural value={user.text_characters_remaining} one="# character left" other="# characters left" />
        ) : (
          <Plural
            value={user.characters_today_remaining ?? 0}
            one="# character left today"
            other="# characters left today"
          />
        )}
      </Typography>
    </Tooltip>
  );
}
