type Load<Value, Part extends string> = (section: string, part: Part) => Promise<Value>

/** Keeps loaded and loading values for each list. */
export type Keeper = Readonly<{
  /** Returns a function that loads each value once; a failed one is loaded again at the next call. */
  keep: <Value, Part extends string>(load: Load<Value, Part>) => Load<Value, Part>
  /** Drops the cached values of a list. */
  forget: (section: string) => void
}>

/** Returns an empty keeper. */
export function createKeeper(): Keeper {
  const forgets: ((section: string) => void)[] = []
  return {
    keep: <Value, Part extends string>(load: Load<Value, Part>): Load<Value, Part> => {
      const kept = new Map<string, Map<string, Promise<Value>>>()
      forgets.push((section) => kept.delete(section))
      return (section, part) => {
        const parts = kept.get(section) ?? new Map<string, Promise<Value>>()
        kept.set(section, parts)
        const known = parts.get(part)
        if (known !== undefined) return known
        const loading = load(section, part)
        parts.set(part, loading)
        loading.catch(() => parts.get(part) === loading && parts.delete(part))
        return loading
      }
    },
    forget: (section) => forgets.forEach((forget) => forget(section)),
  }
}
