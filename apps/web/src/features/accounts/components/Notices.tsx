import { Banner } from '../../../ui/Banner.tsx';
import { closeNotice, NOTICE_SEVERITY, useNotices, type NoticeName } from '../state/notices.ts';

const NAMES: readonly NoticeName[] = ['redirect', 'resetError', 'passwordChanged', 'forgotPassword', 'registered'];

/** The messages left for the visitor, each until it is closed. */
export function Notices() {
  const notices = useNotices();
  return NAMES.map((name) => {
    const notice = notices[name];
    if (notice === null) return null;
    return (
      <Banner key={name} severity={NOTICE_SEVERITY[name]} onClose={() => closeNotice(name)}>
        {notice()}
      </Banner>
    );
  });
}
