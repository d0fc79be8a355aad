import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ReviewSettings } from '../../../platform/queries/reviews.ts';
import { chooseLatePictures, useLatePictures } from '../../../platform/storage/late-pictures.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { chooseBoxes, useBoxes } from '../state/device-choices.ts';
import { saveReviewSettings } from '../api/review-settings.ts';
import { CHOSEN_UTC } from '../api/time-zone.ts';

type Name = keyof ReviewSettings;

/** What the form shows: the settings with what was changed, and what the server says against it. */
export function useReviewSettings(settings: ReviewSettings, onSaved: () => void) {
  const { t } = useLingui();
  // Only what was changed: the settings may be loaded anew meanwhile.
  const [touched, setTouched] = useState<Partial<ReviewSettings>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [busy, setBusy] = useState(false);
  const storedBoxes = useBoxes((state) => state.boxes);
  const [boxes, setBoxes] = useState(storedBoxes);
  const storedLate = useLatePictures((state) => state.late);
  const [late, setLate] = useState(storedLate);

  const draft: ReviewSettings = { ...settings, ...touched };
  const changes = Object.fromEntries(
    Object.entries(touched).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(settings[name as Name])),
  ) as Partial<ReviewSettings>;
  const isNumber = (value: number | null) => value === null || !Number.isNaN(value);
  const invalid = !isNumber(draft.new_per_day) || !isNumber(draft.reviews_per_day) || !isNumber(draft.retention);

  const change = (some: Partial<ReviewSettings>) => {
    setTouched((before) => ({ ...before, ...some }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(some, name))));
  };
  const save = async () => {
    if (invalid || busy) return;
    setBusy(true);
    try {
      if (Object.keys(changes).length > 0) await saveReviewSettings(changes);
      chooseBoxes(boxes);
      chooseLatePictures(late);
      onSaved();
    } catch (error) {
      const failure = asFailure(error);
      const fields = Object.entries(failure.errors).map(([name, said]) => [name, said.map(translateMessage).join(' ')]);
      setErrors(Object.fromEntries(fields) as Partial<Record<Name, string>>);
      if (fields.length === 0) showToast({ message: failureText(failure), severity: 'error' });
      setBusy(false);
    }
  };
  const errorOf = (name: Name): string | null => {
    const value = draft[name];
    if (typeof value === 'number' && Number.isNaN(value)) return t`Please enter a whole number.`;
    return errors[name] ?? null;
  };
  const named = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC');
  const zones = [...new Set([settings.time_zone, CHOSEN_UTC, ...named])].toSorted();
  const changed = Object.keys(changes).length > 0 || boxes !== storedBoxes || late !== storedLate;
  return { draft, change, boxes, setBoxes, late, setLate, errorOf, invalid, busy, save, zones, changed };
}
