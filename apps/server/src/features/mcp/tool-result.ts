import { Failure } from '../../failure.ts';

/** The result of a use case as text; refusals are results too, in the user's words. */
export async function answered(work: () => Promise<unknown>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
  }
}
