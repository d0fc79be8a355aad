/**
 * Requests of Yomitan, byte for byte, in the order in which a word is looked up, added and looked up again. Recorded by running the
 * extension's own client (https://github.com/yomidevs/yomitan, ext/js/comm/anki-connect.js at 649cfb0bdfe7b156447202b151f049784e8468dc)
 * with a fetch that writes down what it is given; notes have the form that ext/js/data/anki-note-builder.js gives them. `<key>` stands
 * for the token and `<note>` for the number of the note that was added.
 */
export const YOMITAN_REQUESTS: readonly string[] = [
  String.raw`{"action":"version","params":{},"version":2,"key":"<key>"}`,
  String.raw`{"action":"deckNames","params":{},"version":2,"key":"<key>"}`,
  String.raw`{"action":"modelNames","params":{},"version":2,"key":"<key>"}`,
  String.raw`{"action":"modelFieldNames","params":{"modelName":"Japanese"},"version":2,"key":"<key>"}`,
  String.raw`{"action":"canAddNotesWithErrorDetail","params":{"notes":[{"fields":{"Expression":"読む"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"canAddNotes","params":{"notes":[{"fields":{"Expression":"読む"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"storeMediaFile","params":{"filename":"yomitan_audio_よむ_読む_2026-01-01-00-00-00-000.ogg","data":"T2dnUwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE9wdXNIZWFkAAAAAAAAAAAAAAAAAAAAAAAAAAA="},"version":2,"key":"<key>"}`,
  String.raw`{"action":"addNote","params":{"note":{"fields":{"Expression":"読む[sound:yomitan_audio_よむ_読む_2026-01-01-00-00-00-000.ogg]","Meaning":"<div style=\"text-align: left;\" class=\"yomitan-glossary\"><ol><li data-dictionary=\"JMdict\"><i>(v5, JMdict)</i> <span>to read</span></li><li>to guess &amp; see</li></ol></div>","Sentence":"本を<b>読む</b>。"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":true,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}},"version":2,"key":"<key>"}`,
  String.raw`{"action":"canAddNotesWithErrorDetail","params":{"notes":[{"fields":{"Expression":"読む"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}},{"fields":{"Expression":"書く"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"canAddNotes","params":{"notes":[{"fields":{"Expression":"読む"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}},{"fields":{"Expression":"書く"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":false,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"multi","params":{"actions":[{"action":"findNotes","params":{"query":"\"deck:Japanese\" \"expression:読む\""},"key":"<key>"},{"action":"findNotes","params":{"query":"\"expression:書く\""},"key":"<key>"}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"notesInfo","params":{"notes":[<note>,-1]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"addNotes","params":{"notes":[{"fields":{"Expression":"書く","Meaning":"<div style=\"text-align: left;\" class=\"yomitan-glossary\"><ol><li data-dictionary=\"JMdict\"><i>(v5, JMdict)</i> <span>to read</span></li><li>to guess &amp; see</li></ol></div>","Sentence":"本を<b>読む</b>。"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":true,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}},{"fields":{"Expression":"話す","Meaning":"<div style=\"text-align: left;\" class=\"yomitan-glossary\"><ol><li data-dictionary=\"JMdict\"><i>(v5, JMdict)</i> <span>to read</span></li><li>to guess &amp; see</li></ol></div>","Sentence":"本を<b>読む</b>。"},"tags":["yomitan"],"deckName":"Japanese","modelName":"Japanese","options":{"allowDuplicate":true,"duplicateScope":"deck","duplicateScopeOptions":{"deckName":null,"checkChildren":false,"checkAllModels":false}}}]},"version":2,"key":"<key>"}`,
  String.raw`{"action":"guiBrowse","params":{"query":"nid:<note>"},"version":2,"key":"<key>"}`,
];

/** Of each of them; the browser adds the origin, and neither cookies nor a referrer. */
export const YOMITAN_HEADERS = {
  'Content-Type': 'application/json',
  origin: 'chrome-extension://likgccmbimhjbgkjambclfkhldnlhbnn',
};
