import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const CARD_DRAG = 'cluster-card';

interface CardDrag {
  setDragged: (dragged: boolean) => void;
  setTarget: (isTarget: boolean) => void;
  onMoveTo: (target: number) => void;
}

/** Makes a card draggable, and a drop target of others; returns a clean-up function. */
export function makeCardDraggable(element: HTMLElement, clusterId: number, drag: CardDrag): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ type: CARD_DRAG, clusterId }),
      onDragStart: () => drag.setDragged(true),
      onDrop: ({ location }) => {
        drag.setDragged(false);
        const target = location.current.dropTargets[0]?.data['clusterId'];
        if (typeof target === 'number') drag.onMoveTo(target);
      },
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['type'] === CARD_DRAG && source.data['clusterId'] !== clusterId,
      getData: () => ({ clusterId }),
      onDragEnter: () => drag.setTarget(true),
      onDragLeave: () => drag.setTarget(false),
      onDrop: () => drag.setTarget(false),
    }),
  );
}
