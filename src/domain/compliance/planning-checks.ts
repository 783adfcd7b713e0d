import type { LegalAnswer } from '#domain/listing/fact.ts'
import type { Legal } from '#domain/listing/property.ts'
import type { Check, Gap } from './advertisement.ts'

const fromExtract = 'take it from the town’s planning extract and fill it in in the CRM or the editor'
const stated = 'ja, nee or nvt; “op aanvraag” says nothing'

/** Checks that each planning fact is stated; "requested" does not count. */
export const planningChecks = {
  'planning-permit': answer(
    'BuildingPermit',
    'whether a building permit was issued is not said',
    ({ buildingPermit }) => buildingPermit,
  ),
  'planning-zoning': ({ property }) =>
    property.legal.zoning !== undefined
      ? undefined
      : {
          field: 'AreaApplication',
          message: 'the most recent planning designation is not said',
          expected: 'the wording of the register: woongebied',
          remedy: fromExtract,
        },
  'planning-enforcement': (advertisement, rule) =>
    summons(advertisement, rule) ??
    (advertisement.property.legal.enforcement !== 'unknown'
      ? undefined
      : {
          field: 'Enforcement',
          message: 'whether a measure was imposed is not said',
          expected: 'geen, or the measure',
          remedy: fromExtract,
        }),
  'planning-pre-emption': answer(
    'PreemptiveRight',
    'whether there is a right of pre-emption is not said',
    ({ preEmption }) => preEmption,
  ),
  'planning-allotment': answer(
    'AllotmentPermit',
    'whether an allotment permit applies is not said',
    ({ allotmentPermit }) => allotmentPermit,
  ),
} satisfies Readonly<Record<string, Check>>

const summons = answer('Summons', 'whether there was a summons is not said', ({ summons }) => summons)

function answer(field: string, message: string, read: (legal: Legal) => LegalAnswer): Check {
  return ({ property }): Gap | undefined => {
    const said = read(property.legal)
    if (said !== 'unknown' && said !== 'onRequest') return undefined
    return {
      field,
      message,
      expected: stated,
      received: said === 'onRequest' ? 'on request' : undefined,
      remedy: fromExtract,
    }
  }
}
