import { useLingui } from '@lingui/react/macro';
import { isNearlyUsed } from '@wordcluster/domain/allowance/packs';
import { useEffect, useEffectEvent } from 'react';
import { useInstallation } from '../../../platform/installation/installation.ts';
import { useUser } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Warns once a visit that the operator's monthly limit of characters is almost used up. */
export function FewCharacters() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const { shop } = useInstallation();
  const [left, limit] = [user?.text_characters_remaining ?? null, user?.text_characters_limit ?? null];
  const nearly = !shop && left !== null && limit !== null && isNearlyUsed(left, limit);
  const tell = useEffectEvent(() => {
    const leftText = i18n.number(left ?? 0);
    const limitText = i18n.number(limit ?? 0);
    showToast({
      message: t`This month ${leftText} of your ${limitText} characters for the teacher and the voice are left.`,
    });
  });
  useEffect(() => {
    if (nearly) tell();
  }, [nearly]);
  return null;
}
