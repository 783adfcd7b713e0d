/** Returns the first letters of the first and the last word. @example initials('Lotte Van den Berg') // 'LB' */
export function initials(name: string): string {
  const letters = [...name.matchAll(/(?<=^|\s)\p{L}/gu)].map(([letter]) => letter.toUpperCase())
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('')
}
