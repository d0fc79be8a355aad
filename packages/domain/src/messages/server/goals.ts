/** Messages of the server about goals and the calendar. */
export const serverGoals = {
  'goal.not_found': 'The goal was not found.',
  'goal.exactly_one': 'Please name exactly one of a cluster, a tag and rows.',
  'goal.due_ahead': 'Please choose a date within the next {days, number} days.',
  'goal.too_many': 'You have {most} goals already. Remove one first.',
  'goal.too_many_words': 'A goal can have at most {most, number} words.',
  'goal.no_words': 'There are no words here that can be practised.',
  'goal.has_ended': 'This goal has ended. Create a new one.',
  'goal.removed': 'The goal was removed. Its words continue on their normal schedule.',
  'goal.busy': 'Too many plans are being calculated just now. Please try again in a moment.',
  'calendar.not_found': 'This calendar was not found.',
  'calendar.ended': 'The address of the calendar was turned off.',
  'calendar.name': 'Wordcluster',
  'calendar.practise': 'Practise words: {minutes} min',
  'calendar.ready': 'Ready: {name}',
  'calendar.selected_rows': 'selected words',
} as const;
