import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FewCharacters } from '../../src/features/teacher/components/FewCharacters.tsx';
import { learnInstallation } from '../../src/platform/installation/installation.ts';
import { useToasts } from '../../src/ui/toasts.ts';
import { CONFIGURATION, NINA } from '../support/samples.ts';
import { show } from '../support/show.tsx';

afterEach(() => learnInstallation(CONFIGURATION));

const withLeft = (text_characters_remaining: number) => ({ ...NINA, text_characters_remaining });

// Specification: S0-1.384
test('from 80 % of the characters that the operator allows a notice says what is left', async () => {
  learnInstallation({ ...CONFIGURATION, shop: false });
  await show(<FewCharacters />, { user: withLeft(200) });
  await expect
    .element(page.getByText('This month 200 of your 1,000 characters for the teacher and the voice are left.'))
    .toBeVisible();
});

test('before, and where plans are sold, there is none', async () => {
  learnInstallation({ ...CONFIGURATION, shop: false });
  await show(<FewCharacters />, { user: withLeft(201) });
  expect(useToasts.getState().toasts).toEqual([]);
  learnInstallation(CONFIGURATION);
  await show(<FewCharacters />, { user: withLeft(10) });
  expect(useToasts.getState().toasts).toEqual([]);
});
