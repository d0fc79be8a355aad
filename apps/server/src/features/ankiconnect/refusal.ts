/** A refusal in the words that programs for Anki know. */
export class AnkiRefusal extends Error {}
