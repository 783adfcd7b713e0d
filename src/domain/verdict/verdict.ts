import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { isLand, isResidential } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { homeDepositMaxMonths, lawfulCharges } from '#domain/costs/lawful-charges.ts'
import { energyLabelOf, isEnergyUnsure } from '#domain/energy/energy.ts'
import { canHaveDuty, renovationTerm } from '#domain/energy/renovation-duty.ts'
import type { Rules } from '#domain/law/rules.ts'
import { isInBelgium, regionOfZip } from '#domain/place/region.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { canHaveAsBuilt, type LegalFactName, legalStandings, permitFacts, type Standing } from './standing.ts'

/** What a verdict is about. */
export type VerdictTopic = 'water' | 'permits' | 'energy' | 'soil' | 'annuity' | 'contract' | 'deposit'

/** A fact behind a verdict. */
export type VerdictFact =
  | LegalFactName
  | 'pScore'
  | 'gScore'
  | 'delimitedFlood'
  | 'epc'
  | 'renovationDuty'
  | 'monthlyRent'
  | 'chargesTenant'
  | 'chargesKind'
  | 'deposit'
  | 'annuityTerms'
  | 'occupancy'
  | 'indexed'
  | 'maxDuration'

/** An answer in advance: in order only when every fact behind it is known and favourable. */
export type Verdict = Readonly<{
  topic: VerdictTopic
  isGood: boolean
  against: readonly VerdictFact[]
  unknown: readonly VerdictFact[]
}>

type Facts = readonly (readonly [VerdictFact, Standing])[]
type Law = Readonly<{ rules: Rules; on: PlainDate }>

/**
 * Returns the verdicts about a property on offer, at most three: for sale water, permits and energy; to let energy, contract and
 * deposit; land water, permits and soil; a life annuity its terms, water and energy. A topic on which neither law nor record says
 * anything has none, and a home abroad has none at all.
 */
export function verdictsOf(property: Property, rules: Rules, on: PlainDate): readonly Verdict[] {
  if (!isOnOffer(property.availability) || !isInBelgium(property)) return []
  const law = { rules, on }
  return topicsOf(property).flatMap((topic) => {
    const facts = factsOf[topic](property, law)
    return facts === undefined ? [] : [toVerdict(topic, facts)]
  })
}

function topicsOf(property: Property): readonly VerdictTopic[] {
  if (property.goal === 'rent') return ['energy', 'contract', 'deposit']
  if (property.lifeAnnuity !== undefined) return ['annuity', 'water', 'energy']
  return ['water', 'permits', isLand(property) ? 'soil' : 'energy']
}

function toVerdict(topic: VerdictTopic, facts: Facts): Verdict {
  const those = (wanted: Standing) =>
    facts.filter(([, standing]) => standing === wanted).map(([fact]) => fact)
  const [against, unknown] = [those('against'), those('unknown')]
  return { topic, isGood: against.length + unknown.length === 0, against, unknown }
}

const factsOf: Readonly<Record<VerdictTopic, (property: Property, law: Law) => Facts | undefined>> = {
  water: waterFacts,
  permits: (property) => {
    const standings = legalStandings(property)
    // Where there can be none, only one that a record has is told.
    const asked = permitFacts.filter(
      (fact) => fact !== 'asBuilt' || canHaveAsBuilt(property) || standings[fact] !== 'unknown',
    )
    return asked.map((fact) => [fact, standings[fact]])
  },
  energy: energyFacts,
  soil: (property) =>
    property.legal.soil.state === 'notApplicable' ? undefined : [['soil', legalStandings(property).soil]],
  annuity: annuityFacts,
  contract: contractFacts,
  deposit: depositFacts,
}

/** The scores are Flemish; elsewhere a record that has them is judged by them. */
function waterFacts(property: Property): Facts | undefined {
  const { plot, building, delimited } = property.flood
  const isFlemish = regionOf(property) === 'flanders'
  if (!isFlemish && plot === undefined && building === undefined) return undefined
  const score = (value: string | undefined): Standing =>
    value === undefined ? 'unknown' : value === 'A' ? 'good' : 'against'
  return [
    ['pScore', score(plot)],
    ...(isLand(property) ? [] : [['gScore', score(building)] as const]),
    ['delimitedFlood', delimited === 'no' ? 'good' : delimited === 'yes' ? 'against' : 'unknown'],
  ]
}

/** Of homes alone: what the owner of another building must renovate is in no rule yet. */
function energyFacts(property: Property, { rules, on }: Law): Facts | undefined {
  if (!isResidential(property) || property.energy.state === 'notApplicable') return undefined
  const label = energyLabelOf(property, rules, on)
  const isUnsure = label === undefined || isEnergyUnsure(property, rules, on)
  const otherwise: Standing = isUnsure ? 'unknown' : 'good'
  const hasDuty = renovationTerm(property, rules, on) !== undefined
  const standings = legalStandings(property)
  const refused = (['electricity', 'gas'] as const).filter((fact) => standings[fact] === 'against')
  return [
    ['epc', label !== undefined && /^[E-G]/.test(label) ? 'against' : otherwise],
    ['renovationDuty', hasDuty ? 'against' : canHaveDuty(property, rules, on) ? otherwise : 'good'],
    // A refused installation has to be mended too; one that nobody has inspected is said with the other certificates.
    ...refused.map((fact) => [fact, 'against'] as const),
  ]
}

/** How long people live is never in order: the terms are said, and to be minded. */
function annuityFacts({ lifeAnnuity }: Property): Facts | undefined {
  if (lifeAnnuity === undefined) return undefined
  const answered = (value: 'yes' | 'no' | 'unknown'): Standing => (value === 'unknown' ? 'unknown' : 'good')
  return [
    ['annuityTerms', 'against'],
    ['occupancy', answered(lifeAnnuity.occupied)],
    ['indexed', answered(lifeAnnuity.indexed)],
    ['maxDuration', lifeAnnuity.maxDurationYears === undefined ? 'unknown' : 'good'],
  ]
}

function contractFacts(property: Property): Facts {
  const { chargesTenant, chargesKind } = property.charges
  const known = (value: unknown): Standing => (value === undefined ? 'unknown' : 'good')
  return [
    ['monthlyRent', askedPrice(property)?.kind === 'rent' ? 'good' : 'unknown'],
    ['chargesTenant', known(chargesTenant)],
    ['chargesKind', known(chargesKind)],
  ]
}

/** Of homes alone, whose deposit the law limits; what is above the limit is not shown, so it is not known. */
function depositFacts(property: Property, { rules, on }: Law): Facts | undefined {
  if (homeDepositMaxMonths(property, rules, on) === undefined) return undefined
  const { deposit, depositMonths } = lawfulCharges(property, rules, on)
  return [['deposit', deposit === undefined && depositMonths === undefined ? 'unknown' : 'good']]
}

function regionOf({ address: { town } }: Property): ReturnType<typeof regionOfZip> {
  return regionOfZip(town.zip, town.country)
}
