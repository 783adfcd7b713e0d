import type { Legal, Property } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { ruleInForce } from './dated-rule.ts'
import type { Rules } from './rules.ts'

/**
 * Returns why what a record says about its asbestos certificate cannot be true; undefined where it can: no certificate is
 * said to be required of a building that needs one, or the certificate is older than the first ones.
 */
export function asbestosUntruth(
  { legal, building }: Pick<Property, 'legal' | 'building'>,
  rules: Pick<Rules, 'asbestos'>,
  on: PlainDate,
): 'required' | 'tooOld' | undefined {
  const rule = ruleInForce(rules.asbestos, on)
  if (rule === undefined) return undefined
  const { state, on: day } = legal.asbestos
  const { constructionYear } = building
  const isOld = constructionYear !== undefined && constructionYear < rule.builtBefore
  if (state === 'notRequired') return isOld ? 'required' : undefined
  const isCertificate = state === 'safe' || state === 'unsafe'
  return isCertificate && day !== undefined && day < rule.certificatesFrom ? 'tooOld' : undefined
}

/** Returns what a record says about its asbestos certificate; unknown where it cannot be true. */
export function believableAsbestos(
  property: Pick<Property, 'legal' | 'building'>,
  rules: Pick<Rules, 'asbestos'>,
  on: PlainDate,
): Legal['asbestos'] {
  return asbestosUntruth(property, rules, on) === undefined ? property.legal.asbestos : { state: 'unknown' }
}
