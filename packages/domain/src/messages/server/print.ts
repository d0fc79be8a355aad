/** Messages of the server about printing, and texts on the sheets. */
export const serverPrint = {
  'print.nothing': 'There are no rows to print.',
  'print.too_many_rows': 'At most {most, number} rows can be printed at once. Please select fewer.',
  'print.too_long': 'There is too much text to be printed at once. Please select fewer rows.',
  'print.no_such_column': 'The cluster has no such column.',
  'print.one_column': 'Cards and worksheets need a cluster with two columns.',
  'print.busy': 'Many sheets are being created. Please try again in a moment.',
  'print.takes_long': 'This sheet takes too long to create. Please print fewer rows.',
  'print.own_busy': 'One of your sheets is already being created. Please wait until it is done.',
  'print.name': 'Name',
  'print.date': 'Date',
  'print.answers': 'Answers',
  'print.unprintable': 'Characters shown as ? cannot be printed here.',
} as const;
