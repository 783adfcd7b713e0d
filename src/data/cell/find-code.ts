/** The codes of a fixed list, by their number or folded name in the CRM. */
export type Codes<Code extends string> = Readonly<Record<string, Code>>

/** Returns the code of a key. A cell may hold `toString` or another name that every object inherits: it has no code. */
export function findCode<Code extends string>(codes: Codes<Code>, key: string): Code | undefined {
  return Object.hasOwn(codes, key) ? codes[key] : undefined
}
