import type { TutorMessageId } from '@wordcluster/domain/messages/server/tutor';
import { foldAccents } from '../text/fold.ts';
import type { Phrases } from './phrases.ts';

/**
 * Topics of questions about the product, in the languages of the interface and without accents; the first that fits counts,
 * so narrower ones come first. Prefixes of words; whole words where a longer word means something else.
 */
const SUBJECTS: readonly (readonly [RegExp, TutorMessageId])[] = [
  [
    /\b(import|upload|csv|xlsx|excel|import(?:ovat|uj)\w*|importier\w*|importar|nahra\w*|hochlad\w*|import[aeu]\w*|importal\w*)\b|імпорт|استيراد/i,
    'tutor.help_import',
  ],
  [
    /\b(export|download|export(?:ovat|uj)\w*|exportier\w*|exportar|stiahn\w*|stahn\w*|herunterlad\w*|eksport\w*|export[aeu]\w*|esport\w*)\b|експорт|تصدير/i,
    'tutor.help_export',
  ],
  [
    /\b(shar(e|ing)|invite|zdiel\w*|sdil\w*|teilen?|einlad\w*|compart\w*|udostepni\w*|megoszt\w*|partag\w*|condivi\w*)\b|поділити|спільн|مشارك/i,
    'tutor.help_sharing',
  ],
  [
    /\b(premium|upgrade|price|pay|subscription|great|lite|cost of|cen[auy]|plati\w*|stoji|preis\w*|bezahl\w*|kostet|precio|pagar|cuesta|cena|kosztuje|fizet\w*|mennyibe|prix|payer|coute|prezzo|pagare|costa|preco|custa)\b|кошту|оплат|سعر|تكلف/i,
    'tutor.help_premium',
  ],
  [
    /\b(voice|listen|pronounc\w*|read aloud|hear|sound|audio|speak(er)?|hlas\w*|vyslov\w*|stimme|vorles\w*|ausspr\w*|voz|pronunci\w*|escuch\w*|glos\w*|wymow\w*|hang\w*|kiejt\w*|voix|ecout\w*|prononc\w*|voce|ascolt\w*|ouvir)\b|голос|вимов|صوت|نطق/i,
    'tutor.help_voice',
  ],
  [
    /\b(translat\w*|preklad\w*|ubersetz\w*|traduc\w*|tlumacz\w*|fordit\w*|tradu\w*)\b|переклад|ترجم/i,
    'tutor.help_translation',
  ],
  [
    /\b(practi[cs]\w*|tests?|exam|mistakes?|choices|time.?limit|learn in|precvic\w*|procvic\w*|ubung\w*|uben|prueba|cwicz\w*|gyakor\w*|entrain\w*|eserci\w*|pratic\w*)\b|вправ|تدرب|تدريب/i,
    'tutor.help_practice',
  ],
  [
    /\b(ai|a\. ?i\.|teacher|generate|vocabulary prompt|ucitel\w*|lehrer\w*|profesor\w*|nauczyciel\w*|tanar\w*|professe\w*|professor\w*|insegnant\w*)\b|учител|معلم/i,
    'tutor.help_teacher',
  ],
  [
    /\b(rows?|cells?|edit|move|reorder|delete|riad(ok|k)\w*|rad(ek|k)\w*|bunk\w*|zeilen?|zellen?|filas?|celdas?|wiersz\w*|komork\w*|sorok|cella|lignes?|cellules?|righe|riga|cell[ae]|linhas?|celulas?)\b|рядк|рядок|комірк|صفوف|خلي/i,
    'tutor.help_rows',
  ],
  [
    /\b(clusters?|columns?|tables?|remove|create|configure|klast\w*|stlp\w*|sloup\w*|tabul\w*|spalten?|tabellen?|columnas?|tablas?|klaszter\w*|kolumn\w*|oszlop\w*|colonn\w*|colunas?)\b|кластер|стовп|مجموع|عمود/i,
    'tutor.help_clusters',
  ],
  [
    /\b(password|dark|light|theme|profile|account|hesl\w*|tmav\w*|ucet|uctu|profil|passwort\w*|dunkel\w*|konto|contrasena|oscuro|perfil|cuenta|hasl\w*|jelszo\w*|fiok\w*|mot de passe|compte|profilo|senha|conta)\b|парол|профіл|حساب|كلمة المرور/i,
    'tutor.help_account',
  ],
];

const QUESTION_FORM =
  /^(how|what|where|can|could|why|when|which|who|is|are|do|does|help|explain|tell|i (want|need|would)|ako|kde|preco|pomoc|jak|proc|wie|wo|warum|hilfe|como|donde|por que|ayuda|gdzie|dlaczego|hogyan|hol|miert|mennyi\w*|comment|combien|pourquoi|come|dove|perche|onde)\b|^(?:як|де|чому|скільки|كيف|أين|اين|لماذا|كم)(?=\s)|[?؟]$/i;

/** The explanation of a feature, if the message is about one; null otherwise. */
export function productHelp(message: string, { say, shop }: Phrases): string | null {
  const text = foldAccents(message.trim());
  if (!QUESTION_FORM.test(text)) return null;
  const subject = SUBJECTS.find(([pattern]) => pattern.test(text));
  return subject === undefined || (!shop && subject[1] === 'tutor.help_premium') ? null : say(subject[1]);
}
