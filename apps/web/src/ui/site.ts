import { create } from 'zustand';

interface Site {
  name: string;
  /** The operator's own picture; null: the product's mark. */
  logo: string | null;
  imprint: string | null;
}

/** Whose server it is; the app sets it before its first draw. */
export const useSite = create<Site>(() => ({ name: 'Wordcluster', logo: null, imprint: null }));
