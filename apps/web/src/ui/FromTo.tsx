/** From one to another: the arrow points along the line, whatever letters the two names have. */
export function FromTo({ from, to }: { from: string | null; to: string | null }) {
  return (
    <>
      <bdi>{from}</bdi>{' '}
      <span className="along-line" style={{ display: 'inline-block' }}>
        →
      </span>{' '}
      <bdi>{to}</bdi>
    </>
  );
}
