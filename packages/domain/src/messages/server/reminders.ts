/** What reminders of due words say, and the server of them. */
export const reminders = {
  'reminder.words_due': '{count, plural, one {# word is due} other {# words are due}}',
  'reminder.words_wait':
    '{count, plural, one {# word waits} other {# words wait}} for you today. A word stays longest if you meet it just before you would forget it.',
  'reminder.minutes': 'You need about {count, plural, one {# minute} other {# minutes}}.',
  'reminder.practise': 'Practise now',
  'reminder.closing': 'You asked for this mail. It comes at most once a day, and only if words are due.',
  'reminder.end': 'No more reminders by mail',
  'reminder.ended': 'You get no more reminders by mail. You can ask for them again in your preferences.',
  'reminder.link_invalid': 'This link is not valid.',
  'reminder.push_unknown': 'The browser named a push service that this server does not use.',
  'reminder.push_keys_wrong': 'The keys of the browser are not valid.',
  'reminder.too_many_devices': 'At most {most} devices can show reminders. Switch them off on another one first.',
  'reminder.device_on': 'This device shows your reminders from now on.',
  'reminder.device_off': 'This device shows no more reminders.',
} as const;
