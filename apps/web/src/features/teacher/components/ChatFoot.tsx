import Box from '@mui/material/Box';
import { BuiltInTeacher } from './BuiltInTeacher.tsx';
import { CharactersLeft } from './CharactersLeft.tsx';

/** Below the chat's field: what answers, and how much of it is left. */
export function ChatFoot() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <BuiltInTeacher />
      <CharactersLeft />
    </Box>
  );
}
