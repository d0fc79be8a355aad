import Box from '@mui/material/Box';
import { BuiltInTeacher } from './BuiltInTeacher.tsx';
import { Plural } from '@lingui/react/macro';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useConfiguration } from '../../../platform/queries/installation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Allowance } from './Allowance.tsx';

/**
 * Remaining text characters in one line, on the free plan those of today; both allowances in its tooltip. Not with the
 * built-in teacher, which costs nothing, unless the operator has set a limit per user.
 */
export function CharactersLeft() {
  const user = useUser();
  const { shop } = useInstallation();
  const builtIn = useConfiguration()?.teacher === 'built_in';
  if (user === null || user.text_characters_remaining === null || (builtIn && shop)) return null;
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

/** Below the chat's field: the kind of teacher, and the remaining characters. */
export function ChatFoot() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <BuiltInTeacher />
      <CharactersLeft />
    </Box>
  );
}
