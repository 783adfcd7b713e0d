/** The codes of a fixed list, by their number or folded name in the CRM. */
export type Codes<Code extends string> = Readonly<Record<string, Code>>

/** Returns the code of a key. A cell may hold `toString` or another name that every object inherits: it has no code. */
export function findCode<Code extends string>(codes: Codes<Code>, key: string): Code | undefined {
  return Object.hasOwn(codes, key) ? codes[key] : undefined
}

/**
 * Returns the codes of a list by their words, each list of words folded and apart by spaces.
 * @example codesOf({ yes: 'ja oui', no: 'nee' }) // { ja: 'yes', oui: 'yes', nee: 'no' }
 */
export function codesOf<Code extends string>(words: Readonly<Record<Code, string>>): Codes<Code> {
  const lists = Object.entries(words) as [Code, string][]
  return Object.fromEntries(lists.flatMap(([code, list]) => list.split(' ').map((word) => [word, code])))
}
