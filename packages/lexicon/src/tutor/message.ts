export interface TutorMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
