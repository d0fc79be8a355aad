import { z } from 'zod';

/** What the voice program is asked, apart from the id. Its README describes the lines. */
export type VoiceRequest = { text: string; voice: string } | { list: true };

const envelope = { id: z.number(), memory: z.number() };

/** What it answers. `memory` is its size in bytes. */
export const voiceAnswer = z.union([
  z.object({ ...envelope, audio: z.string() }),
  z.object({ ...envelope, voices: z.array(z.string()) }),
  z.object({ ...envelope, error: z.string() }),
]);

export type VoiceAnswer = z.infer<typeof voiceAnswer>;
