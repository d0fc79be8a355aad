import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { GripVertical } from 'lucide-react';
import { useState, type Ref } from 'react';

interface RowHandleProps {
  handle: Ref<HTMLButtonElement>;
  /** Place from 0, and how many rows there are. */
  index: number;
  count: number;
  word: string;
  onMove: (to: number) => void;
}

/** Dragged, it moves the row; pressed, it offers the same without dragging. */
export function RowHandle({ handle, index, count, word, onMove }: RowHandleProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const to = (place: number) => () => {
    setAnchor(null);
    onMove(place);
  };
  return (
    <>
      <IconButton
        ref={handle}
        size="small"
        tabIndex={-1}
        aria-label={t`Move ${word}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
      >
        <GripVertical />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={to(index - 1)} disabled={index === 0}>
          <Trans>Move up</Trans>
        </MenuItem>
        <MenuItem onClick={to(index + 1)} disabled={index === count - 1}>
          <Trans>Move down</Trans>
        </MenuItem>
        <MenuItem onClick={to(0)} disabled={index === 0}>
          <Trans>Move to the top</Trans>
        </MenuItem>
        <MenuItem onClick={to(count - 1)} disabled={index === count - 1}>
          <Trans>Move to the bottom</Trans>
        </MenuItem>
      </Menu>
    </>
  );
}
