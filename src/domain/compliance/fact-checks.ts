import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Check } from './advertisement.ts'

/** Checks of flood scores, sale certificates, and rent with charges. */
export const factChecks = {
  'flood-plot': ({ property }) =>
    property.flood.plot !== undefined
      ? undefined
      : {
          field: 'PScore',
          message: 'the flood score of the plot is missing',
          expected: 'A, B, C or D',
          remedy: 'look it up at waterinfo.be and fill it in in the CRM',
        },
  'flood-building': ({ property }) =>
    property.flood.building !== undefined
      ? undefined
      : {
          field: 'GScore',
          message: 'the flood score of the building is missing',
          expected: 'A, B, C or D',
          remedy: 'look it up at waterinfo.be and fill it in in the CRM',
        },
  'flood-symbol': ({ property: { flood }, shows }) =>
    (flood.plot !== 'D' && flood.building !== 'D') || shows.floodSymbol()
      ? undefined
      : {
          field: 'PScore',
          message: 'the page lacks the symbol of a flood area',
          expected: 'the symbol beside class D',
          received: 'D',
          remedy: 'tell whoever keeps the site: its page leaves the symbol out',
        },
  asbestos: ({ property: { building, legal }, rules, on }) => {
    const builtBefore = ruleInForce(rules.asbestos, on)?.builtBefore
    if (builtBefore === undefined) return undefined
    const { state } = legal.asbestos
    const year = building.constructionYear
    // A building of unknown age needs a certificate, unless the agency marked it as not required.
    const isDue = year === undefined ? state !== 'notRequired' : year < builtBefore
    if (!isDue || state === 'safe' || state === 'unsafe') return undefined
    return {
      field: 'AsbestosType',
      message: `no asbestos certificate of a building from before ${builtBefore}`,
      expected: 'asbestveilig or niet asbestveilig',
      received: state === 'unknown' ? undefined : state === 'requested' ? 'requested' : 'not required',
      remedy: 'have it drawn up before the sale and fill in what it says',
    }
  },
  electricity: ({ property: { legal } }) =>
    legal.electricity.state !== 'unknown'
      ? undefined
      : {
          field: 'ElectricityCertificate',
          message: 'nothing is said about the inspection of the electricity',
          expected: 'conform, niet conform, aangevraagd or nvt',
          remedy: 'have it inspected before the deed and fill in the outcome',
        },
  'rent-price': ({ property }) =>
    property.price.kind === 'published'
      ? undefined
      : {
          field: 'PublishPrice',
          message: 'the rent is not shown',
          expected: 'the monthly rent in every public advertisement',
          remedy: 'fill in Price and set PublishPrice to 1',
        },
  'rent-charges': ({ property }) =>
    property.charges.chargesTenant !== undefined
      ? undefined
      : {
          field: 'ChargesRenter',
          message: 'the charges of the tenant are missing',
          expected: 'euro per month on top of the rent',
          remedy: 'fill in the charges in the CRM; 0 counts as empty there',
        },
} satisfies Readonly<Record<string, Check>>
