/** Texts of reminders, and messages of the server about them. */
export const reminders = {
  'reminder.words_due': '{count, plural, one {# word is due} other {# words are due}}',
  'reminder.words_wait':
    '{count, plural, one {# word is} other {# words are}} due today. You remember a word best when you review it just before you would forget it.',
  'reminder.minutes': 'It takes about {count, plural, one {# minute} other {# minutes}}.',
  'reminder.practise': 'Practise now',
  'reminder.closing': 'You asked for this e-mail. It comes at most once a day, and only when words are due.',
  'reminder.end': 'Turn off e-mail reminders',
  'reminder.ended': 'E-mail reminders are off. You can turn them on again in your preferences.',
  'reminder.link_invalid': 'This link is not valid.',
  'reminder.push_unknown': 'The browser named a push service that this server does not use.',
  'reminder.push_keys_wrong': 'The keys of the browser are not valid.',
  'reminder.too_many_devices': 'At most {most} devices can show reminders. Turn them off on another one first.',
  'reminder.device_on': 'This device shows your reminders from now on.',
  'reminder.device_off': 'This device shows no more reminders.',
} as const;
