import type { ResponseOf } from '@wordcluster/contract/types';
import { STANDARD_PREFERENCES, STANDARD_REMINDERS } from '@wordcluster/domain/accounts/preferences';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguagePicker } from '../../src/features/clusters/components/LanguagePicker.tsx';
import TeacherDialog from '../../src/features/teacher/components/TeacherDialog.tsx';
import { usePreferences } from '../../src/platform/queries/preferences.ts';
import { message, Refusal, saying } from '../support/fake-server.ts';
import { ANIMALS, NINA } from '../support/samples.ts';
import { show } from '../support/show.tsx';
import { waitFor } from '../support/wait-for.ts';

type Rows = ResponseOf<'POST /api/ai/import'>;
const prepared: Rows = {
  rows: [['Kuh', 'krava']],
  importable_rows: 1,
  real_rows: 1,
  ...saying(message('teacher.rows_prepared', { count: 1 })),
};
const added = message('import.rows_added', { count: 1 });

/** The dialog for a cluster, with a teacher who answers so. */
const openDialog = (rows: Rows | Refusal | (() => Rows | Refusal)) =>
  show(
    <TeacherDialog
      clusters={[ANIMALS]}
      cluster={ANIMALS}
      mayCreate
      voiced={new Set()}
      LanguagePicker={LanguagePicker}
      onClose={() => undefined}
      onImported={() => undefined}
    />,
    {
      user: NINA,
      responses: {
        'GET /api/user': NINA,
        'GET /api/clusters': [ANIMALS],
        'GET /api/ai/availability': { ai_available: true, text_characters_remaining: 90 },
        'GET /api/listen/availability': { voice_available: true, voice_characters_remaining: 80 },
        'POST /api/ai/import': rows,
        'POST /api/ai/start-import': { ...saying(added), cluster_id: ANIMALS.id },
      },
    },
  );

async function askAbout(topic: string): Promise<void> {
  await page.getByRole('textbox', { name: /Topic/ }).fill(topic);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
}

/** The dialog for a new cluster, once the preferences are there. */
function ForNewCluster() {
  const { loaded } = usePreferences();
  return loaded ? (
    <TeacherDialog
      clusters={[]}
      mayCreate
      voiced={new Set()}
      LanguagePicker={LanguagePicker}
      onClose={() => undefined}
      onImported={() => undefined}
    />
  ) : null;
}

test('a new cluster begins with the languages that the person learns and speaks', async () => {
  const own = { native_language: 'de', learning_language: 'fr' } as const;
  const usual = { language: null, grading: 'strict', grading_chosen: false, voice_autoplay: false } as const;
  await show(<ForNewCluster />, {
    user: NINA,
    responses: {
      'GET /api/clusters': [],
      'GET /api/user/preferences': { ...STANDARD_PREFERENCES, ...STANDARD_REMINDERS, ...usual, ...own },
    },
  });
  await expect.element(page.getByRole('combobox', { name: 'Column 1 language' })).toHaveValue('French');
  await expect.element(page.getByRole('combobox', { name: 'Column 2 language' })).toHaveValue('German');
});

// Specification: S1-7.25
test('the remaining allowance is requested again after rows are generated, after an unknown topic, and after an import', async () => {
  const responses = [prepared, new Refusal('unknown_word', message('teacher.topic_unknown')), prepared];
  const requests = await openDialog(() => responses.shift() ?? prepared);
  const followers = async (call: string) => {
    await waitFor(() => {
      const names = requests.map(({ name }) => name);
      const after = names.slice(names.lastIndexOf(call) + 1);
      expect(names).toContain(call);
      expect(after).toEqual(expect.arrayContaining(['GET /api/ai/availability', 'GET /api/listen/availability']));
    });
    requests.length = 0;
  };
  await askAbout('farm');
  await followers('POST /api/ai/import');
  await page.getByRole('button', { name: 'Back' }).click();
  await askAbout('qqqzzzxxx');
  await followers('POST /api/ai/import');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await askAbout('farm');
  await followers('POST /api/ai/import');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await followers('POST /api/ai/start-import');
});

// Specification: S1-4.31
test('the rows that the teacher added are named for four seconds', async () => {
  await openDialog(prepared);
  await askAbout('farm');
  const start = page.getByRole('button', { name: 'Import', exact: true });
  await expect.element(start).toBeEnabled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    (start.element() as HTMLButtonElement).click();
    await waitFor(() => expect(document.body.textContent).toContain(added.text));
    await vi.advanceTimersByTimeAsync(3900);
    expect(document.body.textContent).toContain(added.text);
    await vi.advanceTimersByTimeAsync(300);
    expect(document.body.textContent).not.toContain(added.text);
  } finally {
    vi.useRealTimers();
  }
});
