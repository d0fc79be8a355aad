import { useState } from 'react';
import { asFailure } from '../../../platform/http/api-failure.ts';
import type { ReviewSettings } from '../../../platform/queries/reviews.ts';
import { failureText, translateMessage } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { saveReviewSettings } from '../api/review-settings.ts';

type Name = keyof ReviewSettings;

export interface SettingsForm {
  settings: ReviewSettings;
  change: (changes: Partial<ReviewSettings>) => void;
  /** What the server says against a value. */
  errorOf: (name: Name) => string | null;
}

/** The settings with what is being saved; what the server refuses is shown as it was. */
export function useReviewSettings(stored: ReviewSettings): SettingsForm {
  const [saving, setSaving] = useState<Partial<ReviewSettings>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const without = <Values extends object>(values: Values, changes: Partial<ReviewSettings>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(changes, name))) as Values;
  const save = async (changes: Partial<ReviewSettings>) => {
    setSaving((before) => ({ ...before, ...changes }));
    setErrors((before) => without(before, changes));
    try {
      await saveReviewSettings(changes);
    } catch (error) {
      const failure = asFailure(error);
      const fields = Object.entries(failure.errors).map(([name, said]) => [name, said.map(translateMessage).join(' ')]);
      setErrors((before) => ({ ...before, ...(Object.fromEntries(fields) as typeof before) }));
      if (fields.length === 0) showToast({ message: failureText(failure), severity: 'error' });
    } finally {
      setSaving((before) => without(before, changes));
    }
  };
  return {
    settings: { ...stored, ...saving },
    change: (changes) => void save(changes),
    errorOf: (name) => errors[name] ?? null,
  };
}
