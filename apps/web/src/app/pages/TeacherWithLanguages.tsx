import type { ComponentProps } from 'react';
import { LanguagePicker } from '../../features/clusters/components/LanguagePicker.tsx';
import TeacherDialog from '../../features/teacher/components/TeacherDialog.tsx';

/** The teacher's dialog with the language field of the cluster form. */
export default function TeacherWithLanguages(props: Omit<ComponentProps<typeof TeacherDialog>, 'LanguagePicker'>) {
  return <TeacherDialog {...props} LanguagePicker={LanguagePicker} />;
}
