import type { Consent, ConsentFlag } from './consent.ts'

/** What may measure, in the order in which it is loaded. */
export const measuringServices = ['tagManager', 'analytics', 'ads', 'pixel'] as const

/** One of them. */
export type MeasuringService = (typeof measuringServices)[number]

/** The agency's identifier at each service that it uses, and where their scripts come from. */
export type Measurement = Readonly<{
  /** `GTM-K2B7X9`, `G-8R3TQ1ZP`, `AW-10472216`, `204718369512` */
  ids: Partial<Readonly<Record<MeasuringService, string>>>
  origins: ScriptOrigins
}>

/** Origins of scripts: the companies' own, or a tagging server that stands before them. */
export type ScriptOrigins = Readonly<{ google: string; meta: string }>

/** Where the companies themselves serve their scripts. */
export const ownOrigins: ScriptOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
}

const advertising: readonly ConsentFlag[] = ['ad_storage', 'ad_user_data']

/** What each has to be allowed; a tag manager holds back its own tags, and is loaded once there is any that may run. */
const needs: Readonly<Record<Exclude<MeasuringService, 'tagManager'>, readonly ConsentFlag[]>> = {
  analytics: ['analytics_storage'],
  ads: advertising,
  // It is there to show properties again to who looked at them.
  pixel: [...advertising, 'ad_personalization'],
}

/** Returns the services with an identifier that may be loaded under what a visitor allowed, in order. */
export function allowedServices(
  { ids }: Pick<Measurement, 'ids'>,
  consent: Consent,
): readonly MeasuringService[] {
  return measuringServices.filter((service) => {
    if (ids[service] === undefined) return false
    if (service === 'tagManager') return consent.length > 0
    return needs[service].every((flag) => consent.includes(flag))
  })
}
