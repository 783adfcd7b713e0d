/** What an answer that lies ready can have filled in, each in braces: `{home}`. */
export const placeholders = ['name', 'home', 'day', 'time', 'price', 'staff', 'phone'] as const
export type Placeholder = (typeof placeholders)[number]

/** What each of them is; '' for what is not known. */
export type Filling = Readonly<Record<Placeholder, string>>

const braces = /\{([^{}]*)\}/g

/** Returns a text with what is filled in; what is unknown stays. @example fill('Bij {home}', { home: 'Donklaan 00' }) // 'Bij Donklaan 00' */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(braces, (whole, word: string) => words[word.trim().toLowerCase()] ?? whole)
}

/** Whether a text asks for what is not known. */
export function isUnfilled(text: string, filling: Filling): boolean {
  return placeholders.some((word) => text.includes(`{${word}}`) && filling[word] === '')
}

/** Returns what stands in braces and is none of these. @example unknownIn('{home} {hous}') // ['{hous}'] */
export function unknownIn(text: string): readonly string[] {
  const known: readonly string[] = placeholders
  return [...text.matchAll(braces)].flatMap(([whole, word = '']) => (known.includes(word) ? [] : [whole]))
}
