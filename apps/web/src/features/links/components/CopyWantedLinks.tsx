import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { useUser } from '../../../platform/session/session.ts';
import { forgetLink, useLinkAnswers, wantLink, type PractisedLink } from '../../../platform/storage/link-answers.ts';
import { failureText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { copyLink } from '../api/link.ts';

/** Links that are on their way: effects may run twice. */
const underWay = new Set<string>();

/** Copies a link that was practised without an account, after the sign-in that was started for it. */
export function CopyWantedLinks() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const email = useUser()?.email;
  const links = useLinkAnswers((state) => state.links);
  useEffect(() => {
    if (email === undefined) return;
    const take = async ({ code, title }: PractisedLink) => {
      try {
        const { id, taken_answers } = await copyLink(code);
        const message =
          taken_answers === 0
            ? t`“${title}” is in your account.`
            : plural(taken_answers, {
                one: `“${title}” and your # answer are in your account.`,
                other: `“${title}” and your # answers are in your account.`,
              });
        showToast({ message, severity: 'success' });
        void navigate(clusterPath(id));
      } catch (error) {
        const failure = asFailure(error);
        if (failure.code === 'offline') return;
        // The link is closed: nothing can be copied any more. After other errors its page offers a retry.
        if (failure.code === 'not_found') forgetLink(code);
        else wantLink(code, title, '');
        showToast({ message: `${title}: ${failureText(failure)}`, severity: 'error' });
      } finally {
        underWay.delete(code);
      }
    };
    for (const link of links) {
      const wanted = link.wanted === '*' || link.wanted === email;
      if (!wanted || underWay.has(link.code)) continue;
      underWay.add(link.code);
      void take(link);
    }
  }, [email, links, navigate, t]);
  return null;
}
