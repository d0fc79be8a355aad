import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LanguagePicker } from '../../src/features/clusters/components/LanguagePicker.tsx';
import TeacherDialog from '../../src/features/teacher/components/TeacherDialog.tsx';
import { message, saying } from '../components/fake-server.ts';
import { ANIMALS, NINA } from '../components/samples.ts';
import { show } from '../components/show.tsx';

// Specification: S1-4.31
test('what the teacher added is said for four seconds', async () => {
  const added = message('import.rows_added', { count: 1 });
  await show(
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
      answers: {
        'GET /api/user': NINA,
        'GET /api/clusters': [ANIMALS],
        'POST /api/ai/import': {
          rows: [['Kuh', 'krava']],
          importable_rows: 1,
          real_rows: 1,
          ...saying(message('teacher.rows_prepared', { count: 1 })),
        },
        'POST /api/ai/start-import': { ...saying(added), cluster_id: ANIMALS.id },
      },
    },
  );
  await page.getByRole('textbox', { name: /Topic/ }).fill('farm');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const start = page.getByRole('button', { name: 'Import', exact: true });
  await expect.element(start).toBeEnabled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    (start.element() as HTMLButtonElement).click();
    await vi.waitFor(() => expect(document.body.textContent).toContain(added.text));
    await vi.advanceTimersByTimeAsync(3900);
    expect(document.body.textContent).toContain(added.text);
    await vi.advanceTimersByTimeAsync(300);
    expect(document.body.textContent).not.toContain(added.text);
  } finally {
    vi.useRealTimers();
  }
});
