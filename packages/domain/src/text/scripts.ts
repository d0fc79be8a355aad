/** Scripts whose words stand side by side without spaces: a line may end at any of their letters. */
export const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
