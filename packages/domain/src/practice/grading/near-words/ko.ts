/** Made by packages/lexicon/build/near-words.ts: words that are a slip away from another word of the dictionary. */
export const NEAR_WORDS =
  '사랑하다 상상하다 선명하다 설명하다 안전하다 여행하다 운전하다 이해하다 정리하다 정직하다 지루하다 지불하다 질투하다 프로그램 행복하다 회복하다';
