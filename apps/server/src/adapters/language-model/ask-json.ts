import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { TeacherFailure } from '../../ports/teacher.ts';
import { modelOf, statusOf, teacherFailure, type LanguageModelSettings } from './model.ts';
import { readJson } from './read-json.ts';

/**
 * Ways to request JSON, the strictest first. Servers differ in which they accept (some answer 400 to a mode they lack).
 */
type OutputMode = 'schema' | 'object' | 'plain';
const LADDER: readonly OutputMode[] = ['schema', 'object', 'plain'];
/** Cache: the mode that a server accepted last, so that the fallbacks are tried once. */
const knownModes = new Map<string, OutputMode>();

interface JsonQuestion<Answer> {
  system: string;
  prompt: string;
  schema: z.ZodType<Answer>;
  signal: AbortSignal;
}

/**
 * Requests an object of a shape from the model. The prompt repeats the shape, for servers that only promise JSON. An
 * invalid response gets one repair attempt; then the model counts as unusable for this.
 */
export async function requestJson<Answer>(
  settings: LanguageModelSettings,
  question: JsonQuestion<Answer>,
): Promise<Answer> {
  const shape = z.toJSONSchema(question.schema);
  const system = `${question.system}\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(shape)}`;
  let prompt = question.prompt;
  for (let attempt = 0; attempt < 2; attempt++) {
    const text = await climb(settings, { ...question, system, prompt }, shape);
    const result = question.schema.safeParse(readJson(text));
    if (result.success) return result.data;
    prompt = `${question.prompt}\n\nYour last answer did not fit the schema. Answer again, with the JSON object only.`;
  }
  throw new TeacherFailure('unusable', 'the model did not answer in the asked shape');
}

type Prompt = Pick<JsonQuestion<unknown>, 'system' | 'prompt' | 'signal'>;

async function climb(settings: LanguageModelSettings, prompt: Prompt, shape: object): Promise<string> {
  const server = `${settings.baseUrl} ${settings.model}`;
  const first = LADDER.indexOf(knownModes.get(server) ?? 'schema');
  for (const mode of LADDER.slice(first)) {
    const timeout = AbortSignal.timeout(settings.timeoutMs);
    try {
      const text = await requestOnce(settings, prompt, shape, mode, AbortSignal.any([prompt.signal, timeout]));
      knownModes.set(server, mode);
      return text;
    } catch (error) {
      // A text of another form is still a text; the caller parses as much as possible.
      if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) return error.text;
      const status = statusOf(error);
      if ((status === 400 || status === 422) && mode !== 'plain') continue;
      throw teacherFailure(error, prompt.signal, timeout);
    }
  }
  throw new TeacherFailure('provider_failed', 'the model takes no way of asking');
}

async function requestOnce(
  settings: LanguageModelSettings,
  { system, prompt }: Prompt,
  shape: object,
  mode: OutputMode,
  abortSignal: AbortSignal,
): Promise<string> {
  const common = { model: modelOf(settings, mode === 'schema'), system, prompt, abortSignal, maxRetries: 1 };
  if (mode === 'plain') return (await generateText(common)).text;
  const result = await generateText({ ...common, output: Output.object({ schema: jsonSchema(shape) }) });
  return result.text;
}
