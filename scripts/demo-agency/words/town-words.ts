/** Per town (slug): what is near it, and how one travels from it, as noun phrases in the singular. */
export type TownWords = Readonly<Record<string, readonly [near: readonly string[], move: readonly string[]]>>
