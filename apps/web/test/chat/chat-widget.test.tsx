import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChatWidget from '../../src/features/chat/components/ChatWidget.tsx';
import { useChat } from '../../src/features/chat/state/chat.ts';
import { EMPTY } from '../../src/features/chat/state/conversation.ts';
import { message, Refusal } from '../support/fake-server.ts';
import { NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

// The chat outlives its widget.
afterEach(() => useChat.setState({ conversation: EMPTY }));

const bar = page.getByRole('button', { name: 'Question prompt' });
const question = page.getByRole('textbox', { name: 'Your question' });

function Chat() {
  const [open, setOpen] = useState(false);
  return <ChatWidget open={open} onOpen={setOpen} width={400} />;
}

const openChat = (user = NINA) =>
  show(<Chat />, { user, responses: { 'GET /api/ai/chat': [], 'GET /api/user': user } });

// Specification: S2-2.93
test('the chat is a bar that says what it is for, and opens and closes by keyboard', async () => {
  await openChat();
  await expect.element(bar).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Ask A. I. Teacher');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveAttribute('aria-expanded', 'true');
  await expect.element(question).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bar).toHaveFocus();
});

// Specification: S2-9.13
test('its content is 550 pixels high and its field 120, and both fit a low window', async () => {
  await openChat();
  await page.viewport(1280, 900);
  await bar.click();
  await expect.element(question).toBeVisible();
  const chat = page.getByRole('complementary', { name: 'Chat with the teacher' }).element();
  const heights = () => [...chat.children].slice(1).map((part) => part.getBoundingClientRect().height);
  expect(heights()).toEqual([550, 120]);
  await page.viewport(1280, 500);
  await expect.poll(() => heights()[1]).toBe(120);
  expect(chat.getBoundingClientRect().top).toBeGreaterThan(0);
});

test('a question is sent once it says something, and the teacher is working on it', async () => {
  const requests = await show(<Chat />, {
    user: NINA,
    responses: {
      'GET /api/user': NINA,
      'GET /api/ai/chat': [],
      'POST /api/ai/chat': () => new Promise(() => undefined),
    },
  });
  await bar.click();
  const send = page.getByRole('button', { name: 'Send' });
  await question.fill('  ');
  await expect.element(send).toBeDisabled();
  await question.fill('What is');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}a cat?{Enter}');
  await expect.element(page.getByText('Working on it')).toBeVisible();
  await expect.element(question).toHaveValue('');
  await expect.element(send).toBeDisabled();
  expect(requests.find(({ name }) => name === 'POST /api/ai/chat')?.body).toEqual({ message: 'What is\na cat?' });
  await expectAccessible();
});

test('a chat that cannot be cleared comes back; the reply that was broken off can be asked for again', async () => {
  const requests = await show(<Chat />, {
    user: NINA,
    responses: {
      'GET /api/user': NINA,
      'GET /api/ai/chat': [],
      'POST /api/ai/chat': () => new Promise(() => undefined),
      'DELETE /api/ai/chat': new Refusal('internal', message('request.invalid')),
    },
  });
  await bar.click();
  await question.fill('cat in German');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Working on it')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the chat' }).click();
  await expect.element(page.getByText('cat in German')).toBeVisible();
  await expect.element(page.getByText('Working on it')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Working on it')).toBeVisible();
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ name: 'POST /api/ai/chat', body: { message: 'cat in German' } });
});

test('a user with a used-up allowance is led to Premium instead', async () => {
  await openChat({ ...NINA, premium: false, tier: null, ai_available: false });
  await bar.click();
  await expect.element(question).toBeDisabled();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/premium');
});
