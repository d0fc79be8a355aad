import Button from '@mui/material/Button';
import { ASK_TEACHER } from '@wordcluster/domain/clusters/free-plan';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { mayCreateCluster } from '../../features/clusters/components/AddClusterButton.tsx';
import { AskTeacherButton } from '../../features/teacher/components/AskTeacherButton.tsx';
import { useClusters, type Cluster } from '../../platform/queries/clusters.ts';
import { useInstallation } from '../../platform/installation/installation.ts';
import { useUser } from '../../platform/session/session.ts';
import { useVoicedLanguages } from '../../platform/queries/installation.ts';
import { translateMessage } from '../../ui/messages.ts';

/** The teacher's dialog with the language field of the cluster form. */
const TeacherWithLanguages = lazy(async () => {
  const [{ default: Dialog }, { LanguagePicker }] = await Promise.all([
    import('../../features/teacher/components/TeacherDialog.tsx'),
    import('../../features/clusters/components/LanguagePicker.tsx'),
  ]);
  return {
    default: (props: Omit<ComponentProps<typeof Dialog>, 'LanguagePicker'>) => (
      <Dialog {...props} LanguagePicker={LanguagePicker} />
    ),
  };
});

interface TeacherEntryProps {
  /** The current cluster: its rows are offered first, and only its owner may ask. */
  cluster?: Cluster;
  /** As a button among others, shown only while the teacher is available, instead of the floating one. */
  inline?: boolean;
  /** Its dialog was requested elsewhere; `onClose` resets this. */
  requested?: boolean;
  onClose?: () => void;
}

/** The way to vocabulary from the teacher: a button and its dialog. A new cluster is opened when it is there. */
export function TeacherEntry({ cluster, inline = false, requested = false, onClose }: TeacherEntryProps) {
  const navigate = useNavigate();
  const user = useUser();
  const { data: clusters = [] } = useClusters();
  const voiced = useVoicedLanguages();
  const [chosen, setOpen] = useState(false);
  const available = (user?.ai_available ?? false) && (cluster === undefined || cluster.shared_by === null);
  const { shop } = useInstallation();
  const show = () => setOpen(true);
  const open = chosen || (requested && available);
  const close = () => {
    setOpen(false);
    onClose?.();
  };

  return (
    <>
      {/* Not in another user's cluster, and not without a shop. */}
      {!inline && (shop || cluster?.shared_by == null) && (
        <AskTeacherButton available={available} floating={cluster === undefined} onClick={show} />
      )}
      {inline && available && (
        <Button variant="outlined" startIcon={<Sparkles />} onClick={show}>
          {translateMessage(ASK_TEACHER)}
        </Button>
      )}
      {open && (
        <Suspense>
          <TeacherWithLanguages
            clusters={clusters}
            {...(cluster ? { cluster } : {})}
            mayCreate={mayCreateCluster(clusters, user?.premium ?? false)}
            voiced={voiced}
            onClose={close}
            onImported={(clusterId, created) => {
              close();
              if (created) void navigate(clusterPath(clusterId));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
