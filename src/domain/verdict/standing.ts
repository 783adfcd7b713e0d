import type { LegalAnswer } from '#domain/listing/fact.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Legal, Property } from '#domain/listing/property.ts'
import { regionOfZip } from '#domain/place/region.ts'

/** How a fact stands for whoever buys or rents; what is only on request or on its way is not known yet. */
export type Standing = 'good' | 'against' | 'unknown'

/** The facts of the law that can speak for or against a property. */
export type LegalFactName = Exclude<
  keyof Legal,
  'judicialDecisionText' | 'planningInformationOn' | 'mobiscore'
>

/** The facts behind a verdict about permits: without one of them nothing is in order. */
export const permitFacts = [
  'buildingPermit',
  'zoning',
  'enforcement',
  'summons',
  'preEmption',
  'allotmentPermit',
  'judicialDecision',
  'asBuilt',
  'heritage',
  'planningInformation',
] as const satisfies readonly LegalFactName[]

/** Whether there can be an as-built certificate: of a building in Flanders. */
export function canHaveAsBuilt(property: Pick<Property, 'address' | 'type' | 'categories'>): boolean {
  const { zip, country } = property.address.town
  return !isLand(property) && regionOfZip(zip, country) === 'flanders'
}

/** Returns how each legal fact of a property stands. A permit that land lacks is none that was refused. */
export function legalStandings(
  property: Pick<Property, 'legal' | 'type' | 'categories'>,
): Readonly<Record<LegalFactName, Standing>> {
  const { legal } = property
  const good = isLand(property) ? (['yes', 'no'] as const) : (['yes'] as const)
  return {
    buildingPermit: stand(legal.buildingPermit, good),
    zoning: legal.zoning === undefined ? 'unknown' : 'good',
    enforcement: oneOf(legal.enforcement, 'none'),
    summons: stand(legal.summons, ['no']),
    preEmption: stand(legal.preEmption, ['no']),
    allotmentPermit: stand(legal.allotmentPermit, ['yes', 'no']),
    judicialDecision:
      legal.judicialDecision === 'onDemand'
        ? 'unknown'
        : oneOf(legal.judicialDecision === 'none' ? 'no' : legal.judicialDecision, 'no'),
    asBuilt: stand(legal.asBuilt, ['yes', 'no']),
    heritage: oneOf(legal.heritage, 'no'),
    planningInformation: stand(legal.planningInformation, ['yes', 'no']),
    asbestos: inspected(legal.asbestos.state, 'unsafe'),
    electricity: inspected(legal.electricity.state, 'nonConform'),
    gas: inspected(legal.gas.state, 'nonConform'),
    soil: inspected(legal.soil.state, 'data'),
  }
}

/** What does not apply is not against anybody. */
function stand(answer: LegalAnswer, good: readonly LegalAnswer[]): Standing {
  if (answer === 'unknown' || answer === 'onRequest') return 'unknown'
  return answer === 'notApplicable' || good.includes(answer) ? 'good' : 'against'
}

function oneOf(state: string, good: string): Standing {
  if (state === 'unknown') return 'unknown'
  return state === good ? 'good' : 'against'
}

function inspected(state: string, bad: string): Standing {
  if (state === 'unknown' || state === 'requested') return 'unknown'
  return state === bad ? 'against' : 'good'
}
