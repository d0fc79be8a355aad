import { expect, test } from 'vitest';
import { lackingIds, untranslated } from '../texts/untranslated.mjs';

test('texts without a translation are listed, those in several lines too, obsolete ones and the header not', () => {
  const catalogue = `msgid ""
msgstr ""
"Language: sk\\n"

#: src/app.tsx
msgid "Save"
msgstr "Uložiť"

#. placeholder {0}: name
msgid "Hello {0}"
msgstr ""

msgid ""
"A long text "
"in two lines"
msgstr ""

msgid "Long, but there"
msgstr ""
"Dlhé, "
"ale je tu"

#~ msgid "Gone"
#~ msgstr ""
`;
  expect(untranslated(catalogue)).toEqual(['Hello {0}', 'A long text in two lines']);
});

test('a message that another language has is missing where it is not, or empty', () => {
  const catalogues = { sk: { 'a.b': 'Á', 'c.d': 'Č' }, de: { 'a.b': ' ' } };
  expect(lackingIds(catalogues)).toEqual({ sk: [], de: ['a.b', 'c.d'] });
});
