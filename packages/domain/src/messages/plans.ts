/** The labels of the plan comparison, and its footnotes. */
import { messagesOf } from './message.ts';

export const plans = {
  'plan.free': 'Free',
  'plan.great': 'Great Premium',
  'plan.lite': 'Lite Premium',
  'plan.limited': 'Limited',
  'plan.no_limit': 'No limit',
  'plan.built_in_teacher': 'Built-in teacher, included',
  'plan.millions': '{millions, plural, one {# million characters per month} other {# million characters per month}}',
  'plan.characters': '{characters, plural, one {# character per month} other {# characters per month}}',
  'plan.teacher_text': 'A. I. Teacher text',
  'plan.teacher_voice': 'A. I. Teacher voice',
  'plan.clusters': 'Clusters',
  'plan.rows': 'Rows per cluster',
  'plan.cells': 'Cells',
  'plan.sharing': 'Sharing',
  'plan.translate': 'Translate',
  'plan.editing': 'Terminology create/edit',
  'plan.transfer': 'Import/export and learning',
  'plan.last_mistakes': 'Last-mistakes memory',
  'plan.choices': 'Click-on-correct-answer',
  'plan.random': 'Random learning',
  'plan.time_limit': 'Time-limit learning',
  'plan.capital_letters': 'Capital-letter recognition',
  'plan.letter_count': 'Number-of-letters recognition',
  'plan.evaluation': 'Evaluation with overall learning ratio',
  'premium.not_registered_for_vat': 'We are not registered for VAT.',
  'premium.secure_gateway':
    "You pay through a secure gateway; other currencies are converted to euro automatically at your card issuer's rate.",
} as const;

export const message = messagesOf(plans);
