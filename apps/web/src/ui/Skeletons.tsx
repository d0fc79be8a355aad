import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const upTo = (count: number) => Array.from({ length: count }, (_empty, index) => index);

/** Cards on their way, in the grid of the page that will show them. */
export function CardSkeletons({ count = 4, height = 164 }: { count?: number; height?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {upTo(count).map((index) => (
        <Skeleton key={index} height={height} sx={{ borderRadius: 3 / 2 }} />
      ))}
    </Box>
  );
}

/** Lines of a table or a text on their way. */
export function LineSkeletons({ count = 6, height = 28 }: { count?: number; height?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      {upTo(count).map((index) => (
        <Skeleton key={index} height={height} width={`${96 - ((index * 17) % 40)}%`} />
      ))}
    </Box>
  );
}
