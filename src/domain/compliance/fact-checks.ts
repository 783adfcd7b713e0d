import { asbestosUntruth } from '#domain/law/asbestos.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Check } from './advertisement.ts'

/** Surface in m² from which a garage needs an asbestos certificate. */
const garageLeast = 20

/** Checks of flood scores and of the certificates for a sale. */
export const factChecks = {
  'flood-plot': ({ property }) =>
    property.flood.plot !== undefined
      ? undefined
      : {
          field: 'PScore',
          message: 'the flood score of the plot is missing',
          expected: 'A, B, C or D',
          remedy: 'look it up at waterinfo.be and fill it in in the CRM or the editor',
        },
  'flood-building': ({ property }) =>
    property.flood.building !== undefined
      ? undefined
      : {
          field: 'GScore',
          message: 'the flood score of the building is missing',
          expected: 'A, B, C or D',
          remedy: 'look it up at waterinfo.be and fill it in in the CRM or the editor',
        },
  'flood-delimited': ({ property: { flood } }) =>
    flood.delimited !== 'unknown'
      ? undefined
      : {
          field: 'DelimitedFloodArea',
          message: 'whether the plot is in a delimited flood area or bank zone is not said',
          expected: 'ja or nee',
          remedy: 'look it up at waterinfo.be and fill it in in the CRM or the editor',
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
  asbestos: ({ property: { building, legal, surfaces }, kind, rules, on }) => {
    const builtBefore = ruleInForce(rules.asbestos, on)?.builtBefore
    if (builtBefore === undefined) return undefined
    // A box in a row is too small to need one.
    if (kind === 'garage' && (surfaces.total ?? 0) < garageLeast) return undefined
    const { state } = legal.asbestos
    const year = building.constructionYear
    // A building of unknown age needs a certificate.
    const isDue = year === undefined || year < builtBefore
    // That no certificate would be required is reported as untrue.
    if (!isDue || state === 'safe' || state === 'unsafe' || state === 'notRequired') return undefined
    return {
      field: 'AsbestosType',
      message: `no asbestos certificate of a building from before ${builtBefore}`,
      expected: 'asbestveilig or niet asbestveilig',
      received: state === 'unknown' ? undefined : state,
      remedy: 'have it drawn up before the sale and fill in what it says',
    }
  },
  'asbestos-untrue': ({ property, rules, on }) => {
    const untruth = asbestosUntruth(property, rules, on)
    const rule = ruleInForce(rules.asbestos, on)
    if (untruth === undefined || rule === undefined) return undefined
    return untruth === 'required'
      ? {
          field: 'AsbestosType',
          message: `an asbestos certificate is required of a building from before ${rule.builtBefore}`,
          expected: 'asbestveilig, niet asbestveilig or aangevraagd',
          received: `not required, built in ${property.building.constructionYear}`,
          remedy: 'correct it, or the year of construction; until then the page says that it is not known',
        }
      : {
          field: 'AsbestosDate',
          message: 'the asbestos certificate is older than the first ones',
          expected: `a day from ${rule.certificatesFrom} on`,
          received: property.legal.asbestos.on,
          remedy:
            'take the day from the certificate; an older survey is none. Until then the page says that it is not known',
        }
  },
  'surfaces-untrue': ({ property, kind }) => {
    const { living, total, garden, plot } = property.surfaces
    const covered = kind === 'house' ? coveredGround(property) : undefined
    const found = [
      isAbove(living, total)
        ? (['SurfaceLiving', `${total} m² at most`, `${living} m²`] as const)
        : undefined,
      isAbove(garden, plot) ? (['SurfaceGarden', `${plot} m² at most`, `${garden} m²`] as const) : undefined,
      // A hundredth is rounding.
      isAbove(covered, plot && plot * 1.01)
        ? ([
            'SurfaceConstructed',
            `house, garden and terrace of ${plot} m² at most`,
            `${covered} m² together`,
          ] as const)
        : undefined,
      // The bedrooms beside a room are of the house.
      property.type !== 'studentRoom' && isAbove((property.rooms.bedrooms ?? 0) * leastBedroom, living)
        ? ([
            'NumberOfBedRooms',
            `bedrooms that ${living} m² have room for`,
            `${property.rooms.bedrooms} bedrooms`,
          ] as const)
        : undefined,
    ].find((each) => each !== undefined)
    if (found === undefined) return undefined
    const [field, expected, received] = found
    return {
      field,
      message: 'two figures of the record contradict each other',
      expected,
      received,
      remedy: 'correct the wrong one',
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
} satisfies Readonly<Record<string, Check>>

/** Square metres of the smallest bedroom, without anything beside it. */
const leastBedroom = 6

/** Returns the ground below house, garden and terrace; undefined where one of the first two is not known. A terrace may be on a roof. */
function coveredGround({ surfaces, headline, description }: Property): number | undefined {
  const { constructed, garden, terrace = 0 } = surfaces
  if (constructed === undefined || garden === undefined) return undefined
  const texts = [...Object.values(headline), ...Object.values(description)]
  const isRaised = texts.some((text) =>
    /dakterras|daktuin|balkon|toit-terrasse|terrasse sur le toit|balcon|roof(?:top)? terrace|balcony|dachterrasse/i.test(
      text,
    ),
  )
  return constructed + garden + (isRaised ? 0 : terrace)
}

function isAbove(part: number | undefined, whole: number | undefined): boolean {
  return part !== undefined && whole !== undefined && part > whole
}
