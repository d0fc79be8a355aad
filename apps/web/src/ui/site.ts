import { create } from 'zustand';

interface Site {
  name: string;
  /** The operator's own picture; null: the product's mark. */
  logo: string | null;
  imprint: string | null;
}

/** The site's name and logo; set before the first render. */
export const useSite = create<Site>(() => ({ name: 'Wordcluster', logo: null, imprint: null }));
