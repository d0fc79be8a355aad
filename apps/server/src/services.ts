import { googleIdentity } from './adapters/google/google-identity.ts';
import { proofOfWork } from './adapters/proof-of-work/proof-of-work.ts';
import { recaptcha } from './adapters/recaptcha/recaptcha.ts';
import { LANGUAGES } from '@wordcluster/domain/languages/languages';
import { apertium } from './adapters/apertium/apertium.ts';
import { deepl } from './adapters/deepl/deepl.ts';
import { espeakSpeaker } from './adapters/espeak/speaker.ts';
import { googleTranslate } from './adapters/google-translate/google-translate.ts';
import { modelTeacher } from './adapters/language-model/model-teacher.ts';
import { modelTranslator } from './adapters/language-model/model-translator.ts';
import { lexiconTeacher } from './adapters/lexicon/lexicon-teacher.ts';
import { lexiconTranslator } from './adapters/lexicon/lexicon-translator.ts';
import { libreTranslate } from './adapters/libretranslate/libretranslate.ts';
import { openAiSpeaker } from './adapters/openai-speech/speaker.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import type { Db } from './database/client.ts';
import { paymentGateways } from './payment-gateways.ts';
import type { BotCheck } from './ports/bot-check.ts';
import type { Clock } from './ports/clock.ts';
import type { Translator } from './ports/translator.ts';

function chooseBotCheck({ botCheck, secretKey }: Config, db: Db): BotCheck {
  if (botCheck.kind === 'off') return { name: 'off', challenge: async () => null, verify: async () => true };
  if (botCheck.kind === 'recaptcha' && botCheck.recaptchaSecret) {
    return recaptcha({
      secret: botCheck.recaptchaSecret,
      url: botCheck.recaptchaUrl,
      minimumScore: botCheck.recaptchaMinimumScore,
    });
  }
  return proofOfWork(db, secretKey, botCheck.difficulty);
}

function chooseTranslator({ language }: Config): Translator {
  const { kind, baseUrl, apiKey } = language.translator;
  if (kind === 'libretranslate' && baseUrl) return libreTranslate(baseUrl, apiKey);
  if (kind === 'apertium' && baseUrl) return apertium(baseUrl);
  if (kind === 'deepl' && apiKey) return deepl(apiKey, baseUrl);
  if (kind === 'google' && apiKey) return googleTranslate(apiKey, baseUrl);
  if (kind === 'model' && language.model) return modelTranslator(language.model);
  return lexiconTranslator;
}

/** The services that the configuration chooses; the embedded ones where it chooses none. */
export function createServices(config: Config, db: Db, clock: Clock): Services {
  const codes = LANGUAGES.map(({ code }) => code);
  const { model, speech } = config.language;
  return {
    teacher: model ? modelTeacher(model) : lexiconTeacher,
    translator: chooseTranslator(config),
    speaker: speech ? openAiSpeaker(codes, speech) : espeakSpeaker(codes),
    botCheck: chooseBotCheck(config, db),
    payments: paymentGateways(config, db, clock),
    google: config.google.clientId ? googleIdentity(config.google.clientId, config.google.keysUrl) : null,
  };
}
