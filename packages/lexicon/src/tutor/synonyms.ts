/** Synonyms of the English words that learners ask for most: WordNet's first sense often has none ("happy"), or rare ones. */
const GROUPS: readonly (readonly string[])[] = (
  'happy glad cheerful pleased delighted joyful|sad unhappy sorrowful miserable gloomy|big large huge great enormous|small little tiny|good fine nice excellent great|' +
  'bad poor awful terrible|beautiful pretty lovely attractive gorgeous|ugly unattractive unsightly|angry cross annoyed furious mad|tired exhausted sleepy weary|' +
  'clever smart intelligent bright|stupid silly foolish dumb|funny amusing humorous comical|nice pleasant kind lovely|important significant essential vital|' +
  'difficult hard tough challenging|easy simple straightforward effortless|fast quick rapid swift|slow unhurried sluggish|rich wealthy affluent well-off|poor needy penniless|' +
  'strong powerful sturdy|weak feeble frail|brave courageous fearless bold|afraid scared frightened terrified|interesting fascinating absorbing engaging|boring dull tedious uninteresting|' +
  'cold chilly cool freezing|hot boiling scorching|strange odd weird unusual peculiar|quiet silent calm still|loud noisy deafening|dirty filthy unclean|clean spotless tidy|' +
  'old aged elderly ancient|new recent modern fresh|wrong incorrect mistaken false|right correct true|sure certain confident|rude impolite ill-mannered|polite courteous well-mannered|' +
  'begin start commence|end finish conclude|help assist aid support|buy purchase|get obtain receive acquire|say tell state remark|look watch gaze stare|see notice spot|think believe suppose reckon|' +
  'like enjoy love|walk stroll wander|run sprint jog|speak talk|answer reply respond|ask inquire question|show display demonstrate|choose select pick|try attempt|need require|' +
  'want wish desire|use employ utilise|make create produce build|break smash shatter|shout yell scream|cry weep sob|laugh giggle chuckle|eat consume devour|' +
  'house home residence|job work occupation profession|child kid youngster|friend pal mate companion|problem difficulty trouble issue|idea thought notion concept|trip journey voyage|' +
  'car automobile vehicle|mistake error slip|very extremely really highly|often frequently regularly|almost nearly practically|also too besides as_well|maybe perhaps possibly'
)
  .split('|')
  .map((group) => group.split(' ').map((word) => word.replaceAll('_', ' ')));

/** Synonyms of a word that heads a group, and the heads of its groups. */
export function synonymsAsked(word: string): string[] {
  const asked = word.toLowerCase();
  const headed = GROUPS.find(([head]) => head === asked);
  if (headed) return headed.slice(1);
  return GROUPS.filter((group) => group.includes(asked)).flatMap(([head]) => head ?? []);
}
