import type { TextCase } from './encoded-files.ts';

/** Other oddities of programs and people. */
export const ODD_FILES: TextCase[] = [
  {
    name: 'plain ASCII, pipes',
    bytes: 'dog|pes\ncat|kočka\n',
    delimiter: '|',
    rows: [
      ['dog', 'pes'],
      ['cat', 'kočka'],
    ],
  },
  {
    name: 'commas inside cells of a semicolon file',
    bytes: 'der Hund, -e;dog, hound\ndie Katze, -n;cat\ndas Haus;house, home\n',
    delimiter: ';',
    rows: [
      ['der Hund, -e', 'dog, hound'],
      ['die Katze, -n', 'cat'],
      ['das Haus', 'house, home'],
    ],
  },
  {
    name: 'semicolons inside cells of a comma file',
    bytes: 'word,meaning\nrun,to move; to flow\ngo,to leave; to walk\nbe,is\n',
    delimiter: ',',
    rows: [
      ['word', 'meaning'],
      ['run', 'to move; to flow'],
      ['go', 'to leave; to walk'],
      ['be', 'is'],
    ],
  },
  {
    name: 'quoted delimiters, quotes and line breaks',
    bytes: '"a;b";"say ""hi"""\r\n"two\r\nlines";x\r\n',
    delimiter: ';',
    rows: [
      ['a;b', 'say "hi"'],
      ['two\r\nlines', 'x'],
    ],
  },
  {
    name: 'a quote inside an unquoted cell',
    bytes: 'a 5" disk;disketa\nan inch (");palec\n',
    delimiter: ';',
    rows: [
      ['a 5" disk', 'disketa'],
      ['an inch (")', 'palec'],
    ],
  },
  {
    name: 'old Macintosh line ends',
    bytes: 'dog;pes\rcat;mačka\r',
    delimiter: ';',
    rows: [
      ['dog', 'pes'],
      ['cat', 'mačka'],
    ],
  },
  {
    name: "Excel's declared delimiter",
    bytes: '\uFEFFsep=|\r\na,b|c\r\nd|e\r\n',
    delimiter: '|',
    rows: [
      ['a,b', 'c'],
      ['d', 'e'],
    ],
  },
  {
    name: 'ragged and blank lines',
    bytes: 'a;b;c\n\nd\n ; ;\ne;f\n;;\ng;h;i;j;k\n',
    delimiter: ';',
    rows: [['a', 'b', 'c'], ['d'], ['e', 'f'], ['g', 'h', 'i', 'j', 'k']],
  },
  {
    name: 'lines that begin with # and =',
    bytes: '#hashtag,=1+1\n# comment,no comment\n=SUM(A1),+49 170\n-ism,@home\n',
    delimiter: ',',
    rows: [
      ['#hashtag', '=1+1'],
      ['# comment', 'no comment'],
      ['=SUM(A1)', '+49 170'],
      ['-ism', '@home'],
    ],
  },
  {
    name: 'a single column of sentences with commas',
    bytes: 'Good morning, sir.\nHello.\nHow are you?\nFine.\n',
    delimiter: '',
    rows: [['Good morning, sir.'], ['Hello.'], ['How are you?'], ['Fine.']],
  },
  {
    name: 'cells copied from a spreadsheet',
    format: 'text',
    bytes: 'dog\tpes\tHav!\r\ncat\tmačka\r\n',
    delimiter: '\t',
    rows: [
      ['dog', 'pes', 'Hav!'],
      ['cat', 'mačka'],
    ],
  },
  {
    name: 'a pasted list with dashes',
    format: 'text',
    bytes: 'dog - pes\nto give up - vzdať sa\nwell-known - známy\n',
    delimiter: ' - ',
    rows: [
      ['dog', 'pes'],
      ['to give up', 'vzdať sa'],
      ['well-known', 'známy'],
    ],
  },
  {
    name: 'a pasted list with equal signs',
    format: 'text',
    bytes: 'dog = pes\ncat = mačka',
    delimiter: ' = ',
    rows: [
      ['dog', 'pes'],
      ['cat', 'mačka'],
    ],
  },
  {
    name: 'Anki: tab, HTML left as text',
    bytes: '#separator:tab\ndog\t<b>pes</b>\ncat\tmačka\n',
    delimiter: '\t',
    rows: [['#separator:tab'], ['dog', '<b>pes</b>'], ['cat', 'mačka']],
  },
];
