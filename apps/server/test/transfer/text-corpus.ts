import iconv from 'iconv-lite';

export interface TextCase {
  name: string;
  bytes: Uint8Array | string;
  encoding?: string;
  delimiter?: string;
  rows: (string | null)[][];
  format?: 'csv' | 'text';
  languages?: string[];
}

const bom = (text: string) => `\uFEFF${text}`;
const lines = (rows: string[][], delimiter: string, end = '\r\n') =>
  rows.map((row) => row.join(delimiter) + end).join('');

const czech = [
  ['pěkný', 'hezký'],
  ['žlutý', 'kůň'],
  ['příliš', 'dům'],
  ['děkuji', 'řeka'],
  ['švestka', 'ťuhýk'],
  ['čtvrtek', 'včera'],
];
const slovak = [
  ['ďakujem', 'thank you'],
  ['vŕba', 'willow'],
  ['kôň', 'horse'],
  ['mäso', 'meat'],
  ['ľúbiť', 'to love'],
  ['čučoriedka', 'blueberry'],
  ['hĺbka', 'depth'],
];
const polish = [
  ['żółw', 'turtle'],
  ['gęś', 'goose'],
  ['źrebię', 'foal'],
  ['pająk', 'spider'],
  ['ćma', 'moth'],
  ['łódź', 'boat'],
];
const hungarian = [
  ['tűz', 'fire'],
  ['idő', 'time'],
  ['szülő', 'parent'],
  ['ősz', 'autumn'],
  ['fű', 'grass'],
  ['könyv', 'book'],
  ['kétségbeesés', 'despair'],
];
const german = [
  ['schön', 'beautiful'],
  ['der Fuß', 'foot'],
  ['die Tür', 'door'],
  ['das Mädchen', 'girl'],
  ['groß', 'big'],
  ['fünf', 'five'],
];
const french = [
  ['le garçon', 'boy'],
  ['très', 'very'],
  ['la forêt', 'forest'],
  ['où', 'where'],
  ['déjà', 'already'],
  ['la sœur', 'sister'],
  ['la crème brûlée', 'dessert'],
];
const spanish = [
  ['el niño', 'child'],
  ['la canción', 'song'],
  ['mañana', 'tomorrow'],
  ['¿qué?', 'what?'],
  ['difícil', 'hard'],
  ['el pingüino', 'penguin'],
];
const swedish = [
  ['smörgås', 'sandwich'],
  ['älg', 'moose'],
  ['på', 'on'],
  ['fråga', 'question'],
  ['träd', 'tree'],
];
const danish = [
  ['æble', 'apple'],
  ['rød', 'red'],
  ['få', 'few'],
  ['køkken', 'kitchen'],
  ['træ', 'tree'],
];
const turkish = [
  ['çiçek', 'flower'],
  ['yağmur', 'rain'],
  ['ışık', 'light'],
  ['şeker', 'sugar'],
  ['güneş', 'sun'],
  ['kırmızı', 'red'],
];
const russian = [
  ['здравствуйте', 'hello'],
  ['спасибо', 'thank you'],
  ['яблоко', 'apple'],
  ['Москва', 'Moscow'],
  ['ещё', 'still'],
];
const bulgarian = [
  ['ябълка', 'apple'],
  ['къща', 'house'],
  ['благодаря', 'thanks'],
  ['България', 'Bulgaria'],
];
const greek = [
  ['καλημέρα', 'good morning'],
  ['ευχαριστώ', 'thank you'],
  ['νερό', 'water'],
  ['σπίτι', 'house'],
];
const hebrew = [
  ['שלום', 'peace'],
  ['תודה', 'thanks'],
  ['ספר', 'book'],
  ['מים', 'water'],
];
const arabic = [
  ['السلام عليكم', 'hello'],
  ['شكرا', 'thanks'],
  ['كتاب', 'book'],
  ['ماء', 'water'],
  ['الولد', 'boy'],
];
const thai = [
  ['สวัสดี', 'hello'],
  ['ขอบคุณ', 'thanks'],
  ['น้ำ', 'water'],
  ['หนังสือ', 'book'],
];
const lithuanian = [
  ['ačiū', 'thanks'],
  ['žąsis', 'goose'],
  ['ąžuolas', 'oak'],
  ['šeštadienis', 'Saturday'],
  ['įėjimas', 'entrance'],
];
const japanese = [
  ['こんにちは', 'hello'],
  ['ありがとう', 'thanks'],
  ['日本語', 'Japanese'],
  ['食べる', 'to eat'],
  ['水', 'water'],
];
const korean = [
  ['안녕하세요', 'hello'],
  ['감사합니다', 'thanks'],
  ['물', 'water'],
  ['책', 'book'],
];
const chinese = [
  ['你好', 'hello'],
  ['谢谢', 'thanks'],
  ['学生', 'student'],
  ['中国', 'China'],
  ['我们吃饭', 'we eat'],
];
const traditional = [
  ['你好', 'hello'],
  ['謝謝', 'thanks'],
  ['學生', 'student'],
  ['中國', 'China'],
  ['我們吃飯', 'we eat'],
];

const legacy = (name: string, encoding: string, rows: string[][], delimiter = ';'): TextCase => ({
  name,
  bytes: iconv.encode(lines(rows, delimiter), encoding),
  encoding,
  delimiter,
  rows,
});

/** Real-shaped text files: each program's encoding, delimiter, line ends and habits. */
export const TEXT_CORPUS: TextCase[] = [
  {
    name: 'Excel "CSV UTF-8", German settings',
    bytes: bom(lines(german, ';')),
    encoding: 'utf-8',
    delimiter: ';',
    rows: german,
  },
  {
    name: 'Google Sheets: UTF-8 without mark, comma, LF',
    bytes: lines(french, ',', '\n').trimEnd(),
    encoding: 'utf-8',
    delimiter: ',',
    rows: french,
  },
  {
    name: 'Excel "Unicode text": UTF-16LE, tabs',
    bytes: iconv.encode(bom(lines(slovak, '\t')), 'utf-16le'),
    encoding: 'utf-16le',
    delimiter: '\t',
    rows: slovak,
  },
  {
    name: 'UTF-16BE with mark',
    bytes: iconv.encode(bom(lines(polish, '\t')), 'utf-16be'),
    encoding: 'utf-16be',
    delimiter: '\t',
    rows: polish,
  },
  {
    name: 'UTF-16LE without mark',
    bytes: iconv.encode(lines(german, ';'), 'utf-16le'),
    encoding: 'utf-16le',
    delimiter: ';',
    rows: german,
  },
  legacy('Excel CSV, Czech', 'windows-1250', czech),
  legacy('Excel CSV, Slovak', 'windows-1250', slovak),
  legacy('Excel CSV, Polish', 'windows-1250', polish),
  legacy('Excel CSV, Hungarian', 'windows-1250', hungarian),
  legacy('phase6 export, German Excel', 'windows-1252', german),
  legacy('Excel CSV, French', 'windows-1252', french),
  legacy('Excel CSV, Spanish', 'windows-1252', spanish),
  legacy('Excel CSV, Swedish', 'windows-1252', swedish),
  legacy('Excel CSV, Danish, tab', 'windows-1252', danish, '\t'),
  legacy('Excel CSV, Turkish', 'windows-1254', turkish),
  legacy('Excel CSV, Russian', 'windows-1251', russian),
  legacy('Excel CSV, Bulgarian, comma', 'windows-1251', bulgarian, ','),
  legacy('old Unix, Russian', 'koi8-r', russian, '\t'),
  legacy('DOS, Russian', 'cp866', russian),
  legacy('Excel CSV, Greek', 'windows-1253', greek),
  legacy('Excel CSV, Hebrew', 'windows-1255', hebrew),
  legacy('Excel CSV, Arabic', 'windows-1256', arabic),
  legacy('Excel CSV, Lithuanian', 'windows-1257', lithuanian),
  legacy('Excel CSV, Thai', 'windows-874', thai),
  legacy('Excel CSV, Japanese', 'shift_jis', japanese, ','),
  legacy('Unix, Japanese', 'euc-jp', japanese, '\t'),
  legacy('Excel CSV, Korean', 'euc-kr', korean, ','),
  legacy('Excel CSV, simplified Chinese', 'gb18030', chinese, ','),
  legacy('Excel CSV, traditional Chinese', 'big5', traditional, ','),
  legacy('old Linux, Czech', 'iso-8859-2', czech),
  legacy('DOS, Czech', 'cp852', czech),
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
      ['two\nlines', 'x'],
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
    bytes: bom('sep=|\r\na,b|c\r\nd|e\r\n'),
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
    rows: [['a', 'b', 'c'], ['d'], ['e', 'f'], ['g', 'h', 'i']],
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
  { name: 'decomposed accents', bytes: 'cafe\u0301;kava\n', delimiter: ';', rows: [['café', 'kava']] },
  {
    name: 'no-break and zero-width spaces at the ends',
    bytes: '\u00a0dog\u200b;\ufeffpes\u00a0\n\u200b;\u00a0\n',
    delimiter: ';',
    rows: [['dog', 'pes']],
  },
];
