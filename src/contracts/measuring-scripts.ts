import type { Consent, ConsentFlag } from './consent.ts'
import type { Measurement, MeasuringService, ScriptOrigins } from '#domain/site/measurement.ts'

/** A script of a measurement service: how it is prepared, its address, and the purposes that must be allowed first. */
export type MeasuringScript = Readonly<{
  /** A tag counts page views by itself. */
  kind: 'manager' | 'tag' | 'pixel'
  id: string
  src: string
  needs: readonly ConsentFlag[]
}>

/** Path of the list of a site's scripts: a file, so that no page contains it. */
export const measurementPath = '/words/measurement.json'

const advertising: readonly ConsentFlag[] = ['ad_storage', 'ad_user_data']

type ScriptOf = (id: string, origins: ScriptOrigins) => Omit<MeasuringScript, 'id'>

/** In the order in which they are loaded. */
const scriptOf: Readonly<Record<MeasuringService, ScriptOf>> = {
  // The tag manager delays its own tags until they are allowed.
  tagManager: (id, { google }) => ({ kind: 'manager', src: `${google}/gtm.js?id=${id}`, needs: [] }),
  analytics: (id, origins) => tag(id, origins, ['analytics_storage']),
  ads: (id, origins) => tag(id, origins, advertising),
  // The pixel shows visited properties again in advertisements.
  pixel: (_, { meta }) => ({
    kind: 'pixel',
    src: `${meta}/en_US/fbevents.js`,
    needs: [...advertising, 'ad_personalization'],
  }),
}

function tag(id: string, { google }: ScriptOrigins, needs: MeasuringScript['needs']): ReturnType<ScriptOf> {
  return { kind: 'tag', src: `${google}/gtag/js?id=${id}`, needs }
}

/** Returns the scripts of the services with an identifier, in the order in which they are loaded. */
export function measuringScripts({ ids, origins }: Measurement): readonly MeasuringScript[] {
  return (['tagManager', 'analytics', 'ads', 'pixel'] as const).flatMap((service) => {
    const id = ids[service]
    return id === undefined ? [] : [{ id, ...scriptOf[service](id, origins) }]
  })
}

/** Returns the scripts that may load with a visitor's consent. */
export function allowedScripts(
  scripts: readonly MeasuringScript[],
  consent: Consent,
): readonly MeasuringScript[] {
  return scripts.filter(({ needs }) => consent.length > 0 && needs.every((flag) => consent.includes(flag)))
}
