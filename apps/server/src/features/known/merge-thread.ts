import { mergedWords } from './merged-words.ts';

export default mergedWords;
