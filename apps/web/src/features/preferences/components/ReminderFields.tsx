import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreferenceChange, Preferences } from '../../../platform/queries/preferences.ts';
import { useHasNoAddress } from '../../../platform/session/session.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { hoursOfDay } from '../../../ui/moment.ts';
import type { DeviceNotifications } from '../hooks/use-device-notifications.ts';
import { PreferencePart, TWO } from './PreferencePart.tsx';

interface ReminderFieldsProps {
  preferences: Pick<Preferences, 'reminder_mail' | 'reminder_hour'>;
  /** Time zone of the hour; null until known. */
  timeZone: string | null;
  device: { state: DeviceNotifications; busy: boolean; change: (on: boolean) => void };
  onChange: (change: PreferenceChange) => void;
}

/** Being reminded of due words: by mail, on this device, at which hour. */
export function ReminderFields({ preferences, timeZone, device, onChange }: ReminderFieldsProps) {
  const { t } = useLingui();
  const noAddress = useHasNoAddress();
  const hints = {
    impossible: t`This browser cannot show notifications. On an iPhone or iPad it can once Wordcluster is on the home screen.`,
    refused: t`Notifications from this site are blocked. Allow them in your browser’s settings, beside the address, and turn this on again.`,
    unasked: t`Your browser will ask for permission.`,
    off: null,
    on: null,
  };
  return (
    <PreferencePart title={<Trans>Reminders</Trans>}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>One reminder per day, only when words are due.</Trans>
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <CheckField
          label={t`Remind me by e-mail`}
          hint={noAddress ? t`Your account has no e-mail address.` : null}
          disabled={noAddress}
          checked={preferences.reminder_mail && !noAddress}
          onChange={(reminder_mail) => onChange({ reminder_mail })}
        />
        <CheckField
          label={t`Show notifications on this device`}
          hint={hints[device.state]}
          checked={device.state === 'on'}
          disabled={device.busy || device.state === 'impossible'}
          onChange={device.change}
        />
      </Box>
      <Box sx={TWO}>
        <div>
          <SelectField
            label={t`Hour`}
            value={String(preferences.reminder_hour)}
            options={hoursOfDay()}
            onChange={(hour) => onChange({ reminder_hour: Number(hour) })}
          />
          {timeZone !== null && (
            <Typography variant="caption" sx={{ display: 'block', mt: 0.75, color: 'text.secondary' }}>
              <Trans>In your time zone ({timeZone}).</Trans>
            </Typography>
          )}
        </div>
      </Box>
    </PreferencePart>
  );
}
