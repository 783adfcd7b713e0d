/** The facts by which units of a project are filtered and sorted; unknown and hidden ones are absent. */
export type UnitFacts = Readonly<{
  /** The type as unit paths have it: `gelijkvloers`. */
  type: string
  floor?: number
  bedrooms?: number
  /** In m². */
  living?: number
  /** In whole euro. */
  price?: number
}>

/**
 * Returns facts as an attribute of the unit.
 * @example packUnit({ type: 'loft', floor: 2, living: 96 }) // 'loft,2,,96,'
 */
export function packUnit({ type, floor, bedrooms, living, price }: UnitFacts): string {
  return [type, floor, bedrooms, living, price].join()
}

/** Returns the facts of such an attribute; unreadable ones are unknown. */
export function unpackUnit(packed: string): UnitFacts {
  const [type = '', floor, bedrooms, living, price] = packed.split(',')
  return {
    type,
    floor: numberOf(floor),
    bedrooms: numberOf(bedrooms),
    living: numberOf(living),
    price: numberOf(price),
  }
}

function numberOf(text = ''): number | undefined {
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? undefined : number
}
