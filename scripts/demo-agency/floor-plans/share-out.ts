/** A room whose size is not told: its share of what is left, and its bounds in m². */
export type Share<Kind extends string> = Readonly<{ kind: Kind; weight: number; min: number; max: number }>

/** A room with its area in m². */
export type Room<Kind extends string = string> = Readonly<{ kind: Kind; area: number }>

/** Shares an area out over rooms, in whole m²; undefined when it does not go within their bounds. */
export function shareOut<Kind extends string>(
  area: number,
  shares: readonly Share<Kind>[],
): readonly Room<Kind>[] | undefined {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  const areas = shares.map(({ weight, min, max }) =>
    Math.min(max, Math.max(min, Math.round((area * weight) / total))),
  )
  let left = area - areas.reduce((sum, each) => sum + each, 0)
  const rooms = shares.map(({ kind, min, max }, index) => {
    const own = areas[index] ?? min
    const given = Math.min(max, Math.max(min, own + left))
    left -= given - own
    return { kind, area: given }
  })
  return left === 0 ? rooms : undefined
}
