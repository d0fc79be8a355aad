/** One thing, action or phrase with its names in the languages that know it. */
export interface Concept {
  readonly layer: 'core' | 'world' | 'emoji';
  readonly topic: string;
  readonly pos: string;
  readonly name: (language: string) => string | null;
}
