import { noCharacters } from '@wordcluster/domain/clusters/free-plan';
import type { Message } from '@wordcluster/domain/messages/all';
import { planOf } from '@wordcluster/domain/premium/plan';
import { useInstallation } from './installation.ts';

/** Why teacher or voice are not available: what to buy, or without a shop, when there is more. */
export const useNoCharacters = (kind: 'text' | 'voice'): Message =>
  noCharacters(
    kind,
    useInstallation(({ shop }) => planOf({ shop, tier: null }).characters),
  );
