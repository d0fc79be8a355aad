/** Made by packages/lexicon/build/near-words.ts: words that are a slip away from another word of the dictionary. */
export const NEAR_WORDS =
  '감사하다 거절하다 걱정하다 건조하다 검사하다 검색하다 고대하다 관대하다 구조하다 기대하다 동의하다 동의하지 보고하다 보호하다 사랑하다 사용하다 상상하다 서명하다 선명하다 설명하다 쇼핑하다 쇼핑하러 수영하다 안전하다 여행하다 운전하다 의미하다 의심하다 이사하다 이해하다 이혼하다 인사하다 인쇄하다 일어나다 일어서다 임차하다 정리하다 정직하다 제거하다 제공하다 조직하다 중요하다 중요하지 지루하다 지불하다 질투하다 청소하다 취소하다 프로그램 행복하다 회복하다';
