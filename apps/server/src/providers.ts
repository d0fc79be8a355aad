import { apertium } from './adapters/apertium/apertium.ts';
import { deepl } from './adapters/deepl/deepl.ts';
import { espeak } from './adapters/espeak/speaker.ts';
import { googleTranslate } from './adapters/google-translate/google-translate.ts';
import { gopay } from './adapters/gopay/gopay-gateway.ts';
import { languageModel } from './adapters/language-model/model-teacher.ts';
import { mediaInDatabase } from './adapters/media/database-store.ts';
import { s3Media } from './adapters/media/s3-store.ts';
import { modelTranslator } from './adapters/language-model/model-translator.ts';
import { lexiconTeacher, lexiconTranslator } from './adapters/lexicon/lexicon.ts';
import { libreTranslate } from './adapters/libretranslate/libretranslate.ts';
import { localVoice } from './adapters/local-voice/speaker.ts';
import { openAiSpeech } from './adapters/openai-speech/speaker.ts';
import { noBotCheck, proofOfWork } from './adapters/proof-of-work/proof-of-work.ts';
import type { Provider } from './adapters/provider.ts';
import { recaptcha } from './adapters/recaptcha/recaptcha.ts';
import { sandbox } from './adapters/sandbox-gateway/sandbox-gateway.ts';
import { stripe } from './adapters/stripe/stripe-gateway.ts';
import { webPushService } from './adapters/web-push/web-push.ts';
import type { MediaStore } from './ports/media-store.ts';
import type { BotCheck } from './ports/sign-in.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { PushService } from './ports/push-service.ts';
import type { Speaker } from './ports/speaker.ts';
import type { Teacher } from './ports/teacher.ts';
import type { Translator } from './ports/translator.ts';

/** Every provider that this product has, one list a port. A new one is its folder and its line here. */

/** Chosen by PAYMENT_GATEWAY; the first is the sandbox, which takes no money. */
export const gateways: readonly Provider<PaymentGateway>[] = [sandbox, gopay, stripe];

/** Chosen by TRANSLATOR; default: the first. */
export const translators: readonly Provider<Translator>[] = [
  lexiconTranslator,
  libreTranslate,
  deepl,
  googleTranslate,
  apertium,
  modelTranslator,
];

/** Chosen by BOT_CHECK; default: the first. */
export const botChecks: readonly Provider<BotCheck>[] = [proofOfWork, recaptcha, noBotCheck];

/** The first that is set up serves; the embedded one always is. */
export const teachers: readonly Provider<Teacher>[] = [languageModel, lexiconTeacher];
export const speakers: readonly Provider<Speaker>[] = [openAiSpeech, localVoice, espeak];

/** The first configured one stores pictures and recordings; the database is always configured. */
export const mediaStores: readonly Provider<MediaStore>[] = [s3Media, mediaInDatabase];

/** Sends notifications to devices; every installation can. */
export const pushServices: readonly Provider<PushService>[] = [webPushService];
