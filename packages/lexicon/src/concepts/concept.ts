/** One thing, action or phrase with its names in the languages that know it. */
export interface Concept {
  readonly layer: 'core' | 'world' | 'emoji';
  readonly topic: string;
  readonly pos: string;
  readonly name: (language: string) => string | null;
  /** Another name that is understood but not given as an answer (eggplant, aubergine). */
  readonly synonym: (language: string) => string | null;
}
