/** Per town (slug): places nearby and ways to travel, as noun phrases in the singular. */
export type TownWords = Readonly<Record<string, readonly [near: readonly string[], move: readonly string[]]>>
