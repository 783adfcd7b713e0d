/** Something that is stored under a key; another digest means that it has changed. */
export type Keyed<T> = Readonly<{ key: string; digest: string; value: T }>

/** How things after differ from those before. */
export type Difference<Old, New> = Readonly<{
  added: readonly New[]
  changed: readonly New[]
  unchanged: readonly New[]
  gone: readonly Old[]
}>

/** Returns how two lists of stored things differ. */
export function differenceOf<Old, New>(
  before: readonly Keyed<Old>[],
  after: readonly Keyed<New>[],
): Difference<Old, New> {
  const old = new Map(before.map(({ key, digest }) => [key, digest]))
  const kept = new Set(after.map(({ key }) => key))
  const valuesOf = (isMeant: (one: Keyed<New>) => boolean): readonly New[] =>
    after.filter(isMeant).map(({ value }) => value)
  return {
    added: valuesOf(({ key }) => !old.has(key)),
    changed: valuesOf(({ key, digest }) => old.has(key) && old.get(key) !== digest),
    unchanged: valuesOf(({ key, digest }) => old.get(key) === digest),
    gone: before.filter(({ key }) => !kept.has(key)).map(({ value }) => value),
  }
}
