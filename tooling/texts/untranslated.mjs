/** The quoted parts of a field of a catalogue, joined: gettext breaks long texts into lines. */
const joined = (lines) => lines.map((line) => JSON.parse(line.slice(line.indexOf('"')))).join('');

/** Texts without a translation in a catalogue of gettext; obsolete ones (`#~`) do not count. */
export function untranslated(catalogue) {
  return catalogue.split(/\n\n+/).flatMap((entry) => {
    const lines = entry.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const from = lines.findIndex((line) => line.startsWith('msgstr'));
    if (from === -1) return [];
    const first = lines.findIndex((line) => line.startsWith('msgid'));
    const text = joined(lines.slice(first, from));
    return text !== '' && joined(lines.slice(from)) === '' ? [text] : [];
  });
}

/** Ids that some languages have and one has not, by language. `catalogues`: language to its messages by id. */
export function lackingIds(catalogues) {
  const ids = new Set(Object.values(catalogues).flatMap((messages) => Object.keys(messages)));
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, messages]) => [
      language,
      [...ids].filter((id) => !messages[id]?.trim()),
    ]),
  );
}
