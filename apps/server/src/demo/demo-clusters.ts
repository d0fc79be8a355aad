/** A sample cluster of the demo account. */
export interface DemoCluster {
  title: string;
  description: string | null;
  col_1_name: string;
  col_2_name: string | null;
  col_3_name: string | null;
  col_1_language: string | null;
  col_2_language: string | null;
  col_3_language: string | null;
  rows: [string, (string | null)?, (string | null)?][];
}

export const demoClusters: DemoCluster[] = [
  {
    title: 'German for a weekend',
    description: 'What you need between the station and the bakery.',
    col_1_name: 'German',
    col_2_name: 'English',
    col_3_name: 'Example',
    col_1_language: 'de',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['der Bahnhof', 'station', 'Wo ist der Bahnhof?'],
      ['die Fahrkarte', 'ticket', 'Ich möchte eine Fahrkarte nach Bremen.'],
      ['der Zug', 'train', 'Der Zug hat Verspätung.'],
      ['das Gleis', 'platform', 'Der Zug fährt von Gleis drei.'],
      ['umsteigen', 'to change trains', 'Sie müssen in Hannover umsteigen.'],
      ['die Bäckerei', 'bakery', 'Die Bäckerei öffnet um sieben.'],
      ['das Brötchen', 'bread roll', 'Zwei Brötchen, bitte.'],
      ['die Rechnung', 'bill', 'Die Rechnung, bitte.'],
      ['zahlen', 'to pay', 'Kann ich mit Karte zahlen?'],
      ['die Unterkunft', 'accommodation', 'Wir suchen eine Unterkunft für zwei Nächte.'],
      ['der Schlüssel', 'key', 'Wo kann ich den Schlüssel abgeben?'],
      ['das Frühstück', 'breakfast', 'Ist das Frühstück inbegriffen?'],
    ],
  },
  {
    title: 'Slovak animals',
    description: 'From the meadow and the forest.',
    col_1_name: 'Slovak',
    col_2_name: 'English',
    col_3_name: null,
    col_1_language: 'sk',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['pes', 'dog'],
      ['mačka', 'cat'],
      ['kôň', 'horse'],
      ['krava', 'cow'],
      ['ovca', 'sheep'],
      ['líška', 'fox'],
      ['medveď', 'bear'],
      ['vlk', 'wolf'],
      ['jeleň', 'deer'],
      ['zajac', 'hare'],
      ['ježko', 'hedgehog'],
      ['veverička', 'squirrel'],
      ['sova', 'owl'],
      ['bocian', 'stork'],
      ['lastovička', 'swallow'],
      ['motýľ', 'butterfly'],
    ],
  },
  {
    title: 'Japanese, first steps',
    description: 'Words, their meaning and their reading.',
    col_1_name: 'Japanese',
    col_2_name: 'English',
    col_3_name: 'Reading',
    col_1_language: 'ja',
    col_2_language: 'en',
    col_3_language: null,
    rows: [
      ['水', 'water', 'みず'],
      ['火', 'fire', 'ひ'],
      ['山', 'mountain', 'やま'],
      ['川', 'river', 'かわ'],
      ['木', 'tree', 'き'],
      ['学校', 'school', 'がっこう'],
      ['先生', 'teacher', 'せんせい'],
      ['友達', 'friend', 'ともだち'],
      ['食べる', 'to eat', 'たべる'],
      ['飲む', 'to drink', 'のむ'],
    ],
  },
];
