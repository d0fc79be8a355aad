/** Messages of the server about practising on a schedule. */
export const serverReviews = {
  'review.too_many': 'At most {count, number} answers can be sent at once.',
  'review.field_wrong': "This answer cannot be recorded: the field ''{field}'' is not valid.",
  'review.moment_wrong': 'This answer cannot be recorded: its time is before the year 2000.',
  'review.too_fast': 'Too many answers arrived. Please try again in a while.',
  'review.card_full': 'This word has {most} entries; more are not kept.',
  'review.row_not_found': 'The row was not found.',
  'review.direction_same': 'Please choose two different columns.',
  'review.column_missing': 'This cluster has no such column.',
  'review.accepted_too_many': 'At most {count} answers can be kept for one cell.',
  'review.time_zone_unknown': 'Please choose a time zone that exists.',
} as const;
