import type { PropertyType } from '#domain/listing/property-type.ts'
import { propertyKind } from '#domain/listing/property-kind.ts'
import { typedOf } from './read-facts.ts'
import type { Surface } from './read-quantities.ts'
import { freeParts, type Reader } from './reader.ts'

/** A word for a kind of home. */
type Noun = Readonly<{ at: number; type: string; kind?: string; isFeature: boolean; isBehindWith: boolean }>

/** The category of each kind that is not its own heart: land for leisure is among the holiday homes. */
const categoryOf: Readonly<Record<string, string>> = {
  house: '1',
  apartment: '2',
  holidayHome: '4',
  commercial: '5',
  building: '5',
  garage: '6',
  land: '7',
}
const ground = '7'

/** What else a sentence says, as far as it is known before its kinds. */
type KindHint = Readonly<{ surfaces: readonly Surface[]; hasRooms: boolean; isProject: boolean }>

/**
 * Reads kinds of homes: the first is the head; one of the same category narrows it, one behind "or" stands beside it, and any
 * other is a feature or not understood.
 */
export function readKinds(reader: Reader, { surfaces, hasRooms, isProject }: KindHint): readonly string[] {
  const { has, take, reject, say } = reader
  const nouns = nounsOf(reader, isProject)
  const isGroundOf = (noun: Noun): boolean =>
    has(noun.at, 'plot') && surfaces.some((surface) => touches(reader, surface, noun.at))
  const isHome = (noun: Noun): boolean => !noun.isBehindWith && !isGroundOf(noun)
  const head =
    nouns.find((noun) => isHome(noun) && !noun.isFeature) ??
    nouns.find((noun) => isHome(noun) && !hasRooms) ??
    nouns.find((noun) => !noun.isBehindWith && !noun.isFeature)
  if (head === undefined) {
    for (const noun of nouns) if (!noun.isFeature && !isGroundOf(noun)) reject(noun.at, noun.at)
    return []
  }
  const chosen: Noun[] = [head]
  for (const noun of nouns.filter(({ at }) => at !== head.at)) {
    const isJoined = joinedBefore(reader, noun.at, chosen)
    if (isGroundOf(noun)) take(noun.at)
    // `box de garage` is one thing, of which each word alone is also a feature.
    else if (
      !noun.isBehindWith &&
      (isJoined || (noun.type === head.type && (!noun.isFeature || reader.beside(noun.at, -1) === head.at)))
    )
      chosen.push(noun)
    else if (!noun.isFeature) reject(noun.at, noun.at)
  }
  const isMixed =
    chosen.some(({ kind }) => kind === undefined) &&
    chosen.some((noun) => noun.kind !== undefined && !narrows(reader, noun, chosen))
  for (const { at, type, kind } of chosen) {
    take(at)
    const typed = typedOf(reader, at)
    say({
      at,
      params: [['type', type], ...(kind === undefined || isMixed ? [] : [['kind', kind] as const])],
      typed,
    })
  }
  return chosen.map(({ type }) => type)
}

function nounsOf(reader: Reader, isProject: boolean): readonly Noun[] {
  const { has, valueOf } = reader
  const withAt = [...reader.parts.keys()].find((at) => has(at, 'with'))
  return freeParts(reader).flatMap((at) => {
    const kind = valueOf(at, 'kind')
    const type = valueOf(at, 'type') ?? (kind === undefined ? undefined : typeOf(kind))
    if (type === undefined) return []
    const isFeature = has(at, 'flag')
    // `nieuwbouw met appartementen`: what a project has are its homes.
    const isBehindWith = withAt !== undefined && withAt < at && (isFeature || !isProject)
    return [
      {
        at,
        type,
        kind: valueOf(at, 'type') === undefined ? kind : undefined,
        isFeature,
        isBehindWith,
      },
    ]
  })
}

function typeOf(kind: string): string | undefined {
  if (kind === 'leisureLand') return '4'
  return categoryOf[propertyKind({ type: kind as PropertyType, categories: [] }) ?? '']
}

/** Whether "or", "and" or a comma joins a kind to one that counts. */
function joinedBefore(reader: Reader, at: number, chosen: readonly Noun[]): boolean {
  const { parts, has, beside } = reader
  const link = beside(at, -1)
  const isLinked = has(link, 'or', 'and')
  const before = isLinked ? beside(link, -1) : link
  if (!chosen.some((noun) => noun.at === before)) return false
  // "maison, garage": a garage beside a house is a feature of it, unless "or" is said.
  return has(link, 'or') || (!has(at, 'flag') && (isLinked || parts[at]?.isBreak === true))
}

/** Whether a kind says more about a category that is named beside it: `huis, halfopen`. */
function narrows(reader: Reader, noun: Noun, chosen: readonly Noun[]): boolean {
  const bare = chosen.filter(({ kind }) => kind === undefined)
  return bare.every(
    (other) => other.type === noun.type && !joinedBefore(reader, Math.max(noun.at, other.at), chosen),
  )
}

/** Whether a word stands right before or behind a surface: `500 m² grond`, `grond van 500 m²`. */
export function touches(reader: Reader, { from, to }: Surface, at: number): boolean {
  const { parts, beside, has } = reader
  if (beside(to, 1) === at && parts[at]?.isBreak !== true) return true
  let before = beside(from, -1)
  if (has(before, 'from', 'about', 'with', 'between')) before = beside(before, -1)
  return before === at
}

/** Says the surfaces: of ground with a word for it, of land, and in ares; else the living area. */
export function readSurfaces(
  reader: Reader,
  surfaces: readonly Surface[],
  types: readonly string[],
  steps: Readonly<{ living: readonly number[]; plot: readonly number[] }>,
): void {
  const { parts, has, say, reject } = reader
  for (const surface of surfaces) {
    const near = [...parts.keys()].filter((at) => touches(reader, surface, at))
    const isLiving = near.some((at) => has(at, 'living') && !has(at, 'plot'))
    const isGarden = near.some((at) => reader.valueOf(at, 'flag') === 'garden')
    const isPlot =
      !isLiving &&
      (surface.isGround || isGarden || types.includes(ground) || near.some((at) => has(at, 'plot')))
    for (const at of near)
      if (has(at, 'living') || (isPlot && has(at, 'plot') && !has(at, 'type', 'kind'))) reader.take(at)
    const param = isPlot ? 'plot' : 'living'
    const step = steps[param].findLast((each) => each <= surface.squareMetres)
    if (step === undefined) reject(surface.from, surface.to)
    else say({ at: surface.from, params: [[param, String(step)]] })
  }
}
