import { describe, expect, it } from 'vitest';
import {
  answered,
  questionAdded,
  askedAgain,
  EMPTY,
  failed,
  maySend,
  pieceCame,
} from '../../src/features/chat/state/conversation.ts';

describe('a chat', () => {
  // Specification: S2-4.12
  it('shows a question at once and sends nothing more until it is answered', () => {
    expect(maySend(EMPTY)).toBe(true);
    const pending = questionAdded(EMPTY, 'dog in German');
    expect(pending.messages).toEqual([{ role: 'user', content: 'dog in German' }]);
    expect(maySend(pending)).toBe(false);
    expect(maySend(pieceCame(pending, 'Hu'))).toBe(false);
    expect(maySend(answered(pending, 'Hund'))).toBe(true);
  });

  it('collects the pieces of a reply and keeps the whole', () => {
    const arriving = pieceCame(pieceCame(questionAdded(EMPTY, 'dog'), 'Hu'), 'nd');
    expect(arriving.reply).toBe('Hund');
    expect(answered(arriving, 'Hund')).toEqual({
      messages: [
        { role: 'user', content: 'dog' },
        { role: 'assistant', content: 'Hund' },
      ],
      reply: null,
      error: null,
    });
  });

  // Specification: S2-4.12, S2-8.18
  it('after a failure sends again: another question, or the same without writing it twice', () => {
    const broken = failed(pieceCame(questionAdded(EMPTY, 'dog'), 'Hu'), 'busy');
    expect(broken).toEqual({ messages: [{ role: 'user', content: 'dog' }], reply: null, error: 'busy' });
    expect(maySend(broken)).toBe(true);
    expect(questionAdded(broken, 'cat').messages.map(({ content }) => content)).toEqual(['dog', 'cat']);
    expect(askedAgain(broken)).toEqual({ messages: broken.messages, reply: '', error: null });
  });
});
