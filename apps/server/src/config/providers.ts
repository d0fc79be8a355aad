import { z } from 'zod';
import type { Configured, Provider } from '../adapters/provider.ts';
import { botChecks, gateways, mediaStores, pushServices, speakers, teachers, translators } from '../providers.ts';
import { ConfigurationError, optionalText } from './kinds.ts';

const namesOf = (list: readonly Provider<unknown>[]) => list.map(({ name }) => name);
const [TEST_GATEWAY] = namesOf(gateways);

const everyProvider = [
  ...gateways,
  ...translators,
  ...botChecks,
  ...teachers,
  ...speakers,
  ...mediaStores,
  ...pushServices,
];

/** The settings of all providers, each described by its own adapter. */
export const settingsOfProviders: z.ZodRawShape = Object.assign({}, ...everyProvider.map(({ settings }) => settings));

/** Which providers serve. Several gateways may have keys, so that older payments are followed to their end. */
export const providerChoices = {
  PAYMENT_GATEWAY: optionalText.pipe(z.enum(namesOf(gateways)).optional()),
  TRANSLATOR: optionalText.pipe(z.enum(namesOf(translators)).optional()),
  BOT_CHECK: optionalText.pipe(z.enum(namesOf(botChecks)).optional()),
};

type Choices = z.output<z.ZodObject<typeof providerChoices>>;

/**
 * Configured providers of this installation. Throws if a chosen one cannot be used. In production no gateway takes
 * payments until one is chosen: then only free orders can be placed.
 */
export function configureProviders(choices: Choices, env: NodeJS.ProcessEnv, production: boolean) {
  const configure = <Service>(one: Provider<Service>, chosen: boolean): Configured<Service> | null => {
    const outcome = one.configure(env, { chosen, production });
    if (typeof outcome === 'string') throw new ConfigurationError(outcome);
    return outcome;
  };
  const allOf = <Service>(list: readonly Provider<Service>[], chosen?: string | null) =>
    list.map((one) => configure(one, one.name === chosen)).filter((one) => one !== null);
  const only = <Service>(list: readonly Provider<Service>[], chosen?: string): Configured<Service> => {
    const [found] = allOf(chosen === undefined ? list : list.filter(({ name }) => name === chosen), chosen);
    if (!found) throw new ConfigurationError('No provider is set up.');
    return found;
  };
  const gateway = choices.PAYMENT_GATEWAY ?? (production ? null : (TEST_GATEWAY ?? null));
  const chosen = {
    botCheck: only(botChecks, choices.BOT_CHECK ?? botChecks[0]?.name),
    translator: only(translators, choices.TRANSLATOR ?? translators[0]?.name),
    teacher: only(teachers),
    speaker: only(speakers),
    mediaStore: only(mediaStores),
    push: only(pushServices),
    gateways: allOf(gateways, gateway),
  };
  const { gateways: allGateways, ...others } = chosen;
  return {
    ...chosen,
    /** The name of the gateway that takes new payments. */
    gateway,
    takesMoney: gateway !== null && gateway !== TEST_GATEWAY,
    sources: [...allGateways, ...Object.values(others)].flatMap(({ sources }) => sources ?? []),
  };
}
