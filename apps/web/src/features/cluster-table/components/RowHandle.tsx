import { Trans, useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowUpDown, GripVertical } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';

interface RowHandleProps {
  handle: Ref<HTMLButtonElement>;
  /** Beside the grip, if there is space; then it can only be pressed. */
  caption?: ReactNode;
  /** Index from 0, and number of rows. */
  index: number;
  count: number;
  word: string;
  onMove: (to: number) => void;
}

/** Drag handle of a row; pressed, it offers the same without dragging. */
export function RowHandle({ handle, caption, index, count, word, onMove }: RowHandleProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const to = (position: number) => () => {
    setAnchor(null);
    onMove(position);
  };
  const button = {
    'aria-label': t`Move ${word}`,
    'aria-haspopup': 'menu',
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {caption === undefined ? (
        <IconButton
          {...button}
          ref={handle}
          size="small"
          tabIndex={-1}
          sx={{ cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } }}
        >
          <GripVertical />
        </IconButton>
      ) : (
        <ButtonBase {...button} ref={handle}>
          <ArrowUpDown aria-hidden />
          {caption}
        </ButtonBase>
      )}
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
