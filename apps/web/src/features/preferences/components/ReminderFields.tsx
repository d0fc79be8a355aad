import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreferenceChange, Preferences } from '../../../platform/queries/preferences.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { hoursOfDay } from '../../../ui/moment.ts';
import type { DeviceNotifications } from '../hooks/use-device-notifications.ts';
import { PreferencePart, TWO } from './PreferencePart.tsx';

interface ReminderFieldsProps {
  preferences: Pick<Preferences, 'reminder_mail' | 'reminder_hour'>;
  /** Whose clock the hour is of; null until it is known. */
  timeZone: string | null;
  device: { state: DeviceNotifications; busy: boolean; change: (on: boolean) => void };
  onChange: (change: PreferenceChange) => void;
}

/** Being reminded of due words: by mail, on this device, at which hour. */
export function ReminderFields({ preferences, timeZone, device, onChange }: ReminderFieldsProps) {
  const { t } = useLingui();
  const hints = {
    impossible: t`This browser cannot show notifications. On an iPhone or iPad it can once Wordcluster is on the home screen.`,
    refused: t`Notifications of this site are blocked. Allow them in the settings of your browser, beside the address, and switch this on again.`,
    unasked: t`Your browser asks you whether it may show them.`,
    off: null,
    on: null,
  };
  return (
    <PreferencePart title={<Trans>Reminders</Trans>}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>How many words are due, once a day and only on days on which there are any.</Trans>
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <CheckField
          label={t`Remind me by e-mail`}
          checked={preferences.reminder_mail}
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
              <Trans>By the clock of {timeZone}, as in your practice settings.</Trans>
            </Typography>
          )}
        </div>
      </Box>
    </PreferencePart>
  );
}
