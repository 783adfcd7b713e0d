import { newestId, type Assignment } from './assignments.ts'
import type { Random } from '#scripts/kit/random.ts'
import { officeOf } from './towns.ts'

/** Ids of the listings that show a special case of the specification: sold, discreet, without pictures … */
export type SpecialCases = Readonly<{
  discreet: ReadonlySet<number>
  sold: ReadonlySet<number>
  rented: ReadonlySet<number>
  options: ReadonlySet<number>
  fresh: ReadonlySet<number>
  lifeAnnuities: ReadonlySet<number>
  hiddenPrices: ReadonlySet<number>
  hiddenAddresses: ReadonlySet<number>
  noPictures: ReadonlySet<number>
  noHeadlines: ReadonlySet<number>
  noReferences: ReadonlySet<number>
  slashReferences: ReadonlySet<number>
  unknownMarquees: ReadonlySet<number>
  numbersAsText: ReadonlySet<number>
  longHeadline: number
  summaryOnly: number
  /** Listing → project that it is a unit of. */
  units: ReadonlyMap<number, number>
}>

type Listed = Assignment & Readonly<{ id: number }>

/** Assigns each special case to listings that can have it. */
export function assignSpecialCases(random: Random, assignments: readonly Assignment[]): SpecialCases {
  const listed = assignments.map((assignment, index): Listed => ({ ...assignment, id: newestId - index }))
  const mixed = random.shuffle(listed)
  const taken = new Set<number>()
  const take = (count: number, fits: (listing: Listed) => boolean): Set<number> => {
    const ids = mixed
      .filter((listing) => !taken.has(listing.id) && fits(listing))
      .slice(0, count)
      .map(({ id }) => id)
    for (const id of ids) taken.add(id)
    return new Set(ids)
  }
  const isSale = ({ goal }: Listed): boolean => goal === 'sale'
  const isSaleHome = ({ goal, kind }: Listed): boolean =>
    goal === 'sale' && (kind.family === 'house' || kind.family === 'flat')
  const isOld = ({ id }: Listed): boolean => id < newestId - 400
  const [longHeadline = 0] = take(
    1,
    (listing) => isSaleHome(listing) && listing.kind.name === 'Half open bebouwing',
  )
  const [summaryOnly = 0] = take(
    1,
    (listing) => isSaleHome(listing) && isOld(listing) && officeOf(listing.town) === 2,
  )
  const discreet = take(
    5,
    ({ goal, kind, town }) =>
      goal === 'sale' &&
      officeOf(town) !== 1 &&
      ['Villa', 'Herenhuis', 'Hoeve', 'Open bebouwing'].includes(kind.name),
  )
  const flatUnits = take(
    6,
    ({ goal, kind, town }) =>
      goal === 'sale' &&
      kind.name === 'Appartement' &&
      ['stekene', 'sint-niklaas', 'lokeren', 'dendermonde'].includes(town.slug),
  )
  const projectAt: Readonly<Record<string, number>> = {
    stekene: 152,
    'sint-niklaas': 149,
    lokeren: 141,
    dendermonde: 137,
  }
  const lifeAnnuities = take(
    4,
    ({ goal, kind }) =>
      goal === 'sale' && ['Woning', 'Rijwoning', 'Appartement', 'Bungalow'].includes(kind.name),
  )
  const oldSold = take(5, (listing) => isSaleHome(listing) && isOld(listing))
  const sold = take(9, (listing) => isSaleHome(listing) && !isOld(listing))
  return {
    discreet,
    sold: new Set([...oldSold, ...sold]),
    rented: take(2, ({ goal }) => goal === 'rent'),
    options: take(15, isSale),
    unknownMarquees: take(2, isSaleHome),
    fresh: new Set(
      listed
        .slice(0, 34)
        .filter(({ id }) => !taken.has(id) || discreet.has(id))
        .map(({ id }) => id),
    ),
    lifeAnnuities,
    hiddenPrices: new Set([
      ...[...discreet].slice(0, 2),
      ...take(
        4,
        ({ goal, kind }) =>
          goal === 'sale' &&
          ['Villa', 'Handelsgebouw', 'Appartementsgebouw', 'Bouwgrond'].includes(kind.name),
      ),
    ]),
    hiddenAddresses: new Set(mixed.filter(({ id }) => id % 9 === 0).map(({ id }) => id)),
    noPictures: take(4, isSale),
    noHeadlines: take(3, isSaleHome),
    noReferences: new Set(mixed.slice(0, 6).map(({ id }) => id)),
    slashReferences: new Set(mixed.slice(6, 15).map(({ id }) => id)),
    numbersAsText: new Set(mixed.slice(20, 29).map(({ id }) => id)),
    longHeadline,
    summaryOnly,
    units: new Map(
      [...flatUnits].map((id) => [
        id,
        projectAt[listed.find((listing) => listing.id === id)?.town.slug ?? ''] ?? 152,
      ]),
    ),
  }
}
