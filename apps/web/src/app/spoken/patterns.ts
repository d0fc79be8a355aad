import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Sentences of the server and the domain with values in them. The named groups are the values of the translation;
 * digits are given as numbers, so that each language has its plural forms.
 */
export const PATTERNS: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [
    /^(?<imported>\d+) rows? (?:was|were) imported\.$/,
    msg({ message: '{imported, plural, one {# row was imported.} other {# rows were imported.}}' }),
  ],
  [
    /^(?<imported>\d+) rows? (?:was|were) added\.$/,
    msg({ message: '{imported, plural, one {# row was added.} other {# rows were added.}}' }),
  ],
  [
    /^(?<skippedRows>\d+) rows? (?:was|were) skipped\.$/,
    msg({ message: '{skippedRows, plural, one {# row was skipped.} other {# rows were skipped.}}' }),
  ],
  [
    /^(?<restored>\d+) rows? (?:was|were) restored\.$/,
    msg({ message: '{restored, plural, one {# row was restored.} other {# rows were restored.}}' }),
  ],
  [
    /^(?<left>\d+) last rows? (?:was|were) not imported, because your plan supports only (?<limit>\d+) rows per cluster\.$/,
    msg({
      message:
        '{left, plural, one {# last row was not imported, because your plan supports only {limit} rows per cluster.} other {# last rows were not imported, because your plan supports only {limit} rows per cluster.}}',
    }),
  ],
  [
    /^Your file contains (?<rows>\d+) rows, but your plan supports only (?<limit>\d+) rows per cluster\. (?<left>\d+) last rows will not be imported\.$/,
    msg({
      message:
        'Your file contains {rows} rows, but your plan supports only {limit} rows per cluster. {left} last rows will not be imported.',
    }),
  ],
  [
    /^Your teacher prepared (?<rows>\d+) rows, but your plan supports only (?<limit>\d+) rows per cluster\. (?<left>\d+) last rows will not be imported\.$/,
    msg({
      message:
        'Your teacher prepared {rows} rows, but your plan supports only {limit} rows per cluster. {left} last rows will not be imported.',
    }),
  ],
  [
    /^Your teacher prepared (?<rows>\d+) rows\.$/,
    msg({ message: '{rows, plural, one {Your teacher prepared # row.} other {Your teacher prepared # rows.}}' }),
  ],
  [
    /^Your teacher knows (?<rows>\d+) rows on this topic\.$/,
    msg({
      message:
        '{rows, plural, one {Your teacher knows # row on this topic.} other {Your teacher knows # rows on this topic.}}',
    }),
  ],
  [
    /^The built-in teacher does not know this topic in these languages\. It knows, for example: (?<topics>.+)\.$/,
    msg({
      message: 'The built-in teacher does not know this topic in these languages. It knows, for example: {topics}.',
    }),
  ],
  [
    /^Too many attempts\. Please try again in (?<seconds>\d+) seconds\.$/,
    msg({
      message:
        '{seconds, plural, one {Too many attempts. Please try again in # second.} other {Too many attempts. Please try again in # seconds.}}',
    }),
  ],
  [
    /^Too many attempts\. Please try again in (?<minutes>\d+) minutes\.$/,
    msg({
      message:
        '{minutes, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}',
    }),
  ],
  [/^(?<price>\d+\.\d\d) € per year$/, msg({ message: '{price} € per year' })],
  [/^Pay (?<price>\d+\.\d\d) €$/, msg({ message: 'Pay {price} €' })],
  [/^A cell is longer than (?<most>\d+) characters\.$/, msg({ message: 'A cell is longer than {most} characters.' })],
  [
    /^The file has (?<columns>\d+) columns\. Only the first three are imported\.$/,
    msg({ message: 'The file has {columns} columns. Only the first three are imported.' }),
  ],
  [
    /^The values of column (?<columns>\d) are kept, but shown only once you name the column under Configure\.$/,
    msg({
      message: 'The values of column {columns} are kept, but shown only once you name the column under Configure.',
    }),
  ],
  [
    /^The quotation mark \("\) in line (?<line>\d+) is never closed\. Please close or remove it\.$/,
    msg({ message: 'The quotation mark (") in line {line} is never closed. Please close or remove it.' }),
  ],
  [
    /^Line (?<line>\d+) has more than (?<most>\d+) columns\.$/,
    msg({ message: 'Line {line} has more than {most} columns.' }),
  ],
  [
    /^Row (?<line>\d+) has more than (?<most>\d+) columns\.$/,
    msg({ message: 'Row {line} has more than {most} columns.' }),
  ],
  [
    /^Only the sheet '(?<sheet>.+)' is imported; the file has (?<others>\d+) more\.$/,
    msg({ message: 'Only the sheet “{sheet}” is imported; the file has {others} more.' }),
  ],
  [
    /^(?<formulas>\d+) formulas have no stored result and count as empty cells\.$/,
    msg({ message: '{formulas} formulas have no stored result and count as empty cells.' }),
  ],
];
