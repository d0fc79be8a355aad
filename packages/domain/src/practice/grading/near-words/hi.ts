/** Made by packages/lexicon/build/near-words.ts: words that are a slip away from another word of the dictionary. */
export const NEAR_WORDS =
  'उडना उडान कमरा काली चलना जानना जाना जीना जेबरा ट्रे तलना दस्ताने देना पढना पत्र पारदर्शी पीला पूर्व प्रकाश प्रकाशक प्रदर्शनी प्रोग्राम प्रोग्रामर बकरी बछडा बालों बीमा लकडी लडकी लाना लौटना विज्ञान विज्ञापन शांत समझना सुरक्षा सोना';
