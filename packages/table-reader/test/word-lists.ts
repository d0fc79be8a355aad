/** Short word lists as learners keep them; each language with the letters that tell its encoding. */
export const czech = [
  ['pěkný', 'hezký'],
  ['žlutý', 'kůň'],
  ['příliš', 'dům'],
  ['děkuji', 'řeka'],
  ['švestka', 'ťuhýk'],
  ['čtvrtek', 'včera'],
];
export const slovak = [
  ['ďakujem', 'thank you'],
  ['vŕba', 'willow'],
  ['kôň', 'horse'],
  ['mäso', 'meat'],
  ['ľúbiť', 'to love'],
  ['čučoriedka', 'blueberry'],
  ['hĺbka', 'depth'],
];
export const polish = [
  ['żółw', 'turtle'],
  ['gęś', 'goose'],
  ['źrebię', 'foal'],
  ['pająk', 'spider'],
  ['ćma', 'moth'],
  ['łódź', 'boat'],
];
export const hungarian = [
  ['tűz', 'fire'],
  ['idő', 'time'],
  ['szülő', 'parent'],
  ['ősz', 'autumn'],
  ['fű', 'grass'],
  ['könyv', 'book'],
  ['kétségbeesés', 'despair'],
];
export const german = [
  ['schön', 'beautiful'],
  ['der Fuß', 'foot'],
  ['die Tür', 'door'],
  ['das Mädchen', 'girl'],
  ['groß', 'big'],
  ['fünf', 'five'],
];
export const french = [
  ['le garçon', 'boy'],
  ['très', 'very'],
  ['la forêt', 'forest'],
  ['où', 'where'],
  ['déjà', 'already'],
  ['la sœur', 'sister'],
  ['la crème brûlée', 'dessert'],
];
export const spanish = [
  ['el niño', 'child'],
  ['la canción', 'song'],
  ['mañana', 'tomorrow'],
  ['¿qué?', 'what?'],
  ['difícil', 'hard'],
  ['el pingüino', 'penguin'],
];
export const swedish = [
  ['smörgås', 'sandwich'],
  ['älg', 'moose'],
  ['på', 'on'],
  ['fråga', 'question'],
  ['träd', 'tree'],
];
export const danish = [
  ['æble', 'apple'],
  ['rød', 'red'],
  ['få', 'few'],
  ['køkken', 'kitchen'],
  ['træ', 'tree'],
];
export const turkish = [
  ['çiçek', 'flower'],
  ['yağmur', 'rain'],
  ['ışık', 'light'],
  ['şeker', 'sugar'],
  ['güneş', 'sun'],
  ['kırmızı', 'red'],
];
export const russian = [
  ['здравствуйте', 'hello'],
  ['спасибо', 'thank you'],
  ['яблоко', 'apple'],
  ['Москва', 'Moscow'],
  ['ещё', 'still'],
];
export const bulgarian = [
  ['ябълка', 'apple'],
  ['къща', 'house'],
  ['благодаря', 'thanks'],
  ['България', 'Bulgaria'],
];
export const greek = [
  ['καλημέρα', 'good morning'],
  ['ευχαριστώ', 'thank you'],
  ['νερό', 'water'],
  ['σπίτι', 'house'],
];
export const hebrew = [
  ['שלום', 'peace'],
  ['תודה', 'thanks'],
  ['ספר', 'book'],
  ['מים', 'water'],
];
export const arabic = [
  ['السلام عليكم', 'hello'],
  ['شكرا', 'thanks'],
  ['كتاب', 'book'],
  ['ماء', 'water'],
  ['الولد', 'boy'],
];
export const thai = [
  ['สวัสดี', 'hello'],
  ['ขอบคุณ', 'thanks'],
  ['น้ำ', 'water'],
  ['หนังสือ', 'book'],
];
export const lithuanian = [
  ['ačiū', 'thanks'],
  ['žąsis', 'goose'],
  ['ąžuolas', 'oak'],
  ['šeštadienis', 'Saturday'],
  ['įėjimas', 'entrance'],
];
export const japanese = [
  ['こんにちは', 'hello'],
  ['ありがとう', 'thanks'],
  ['日本語', 'Japanese'],
  ['食べる', 'to eat'],
  ['水', 'water'],
];
export const korean = [
  ['안녕하세요', 'hello'],
  ['감사합니다', 'thanks'],
  ['물', 'water'],
  ['책', 'book'],
];
export const chinese = [
  ['你好', 'hello'],
  ['谢谢', 'thanks'],
  ['学生', 'student'],
  ['中国', 'China'],
  ['我们吃饭', 'we eat'],
];
export const traditional = [
  ['你好', 'hello'],
  ['謝謝', 'thanks'],
  ['學生', 'student'],
  ['中國', 'China'],
  ['我們吃飯', 'we eat'],
];
