import { useEffect, useRef } from 'react';

/** Pixels from the end that still count as being there. */
const NEAR = 48;

/**
 * Keeps the end of a growing box in view, unless the reader has scrolled up to what was said before. A question of
 * their own (`questions` counts them) brings them back to the end.
 */
export function useFollowing(questions: number) {
  const ref = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const seen = useRef(questions);
  useEffect(() => {
    if (seen.current !== questions) following.current = true;
    seen.current = questions;
    const box = ref.current;
    if (box !== null && following.current) box.scrollTop = box.scrollHeight;
  });
  const onScroll = () => {
    const box = ref.current;
    if (box !== null) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return { ref, onScroll };
}
