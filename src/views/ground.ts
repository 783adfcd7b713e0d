import { isDark, parseHexColor } from './color.ts'

/** What something stands on: a token of the house style, or a colour of its own with ink to match. */
export type Ground =
  | Readonly<{ kind: 'plain' }>
  | Readonly<{ kind: 'token'; token: 'surface' | 'tint' | 'deep' }>
  | Readonly<{ kind: 'own'; color: string; scheme: 'light' | 'dark' }>

/** The house style's grounds by their daylight value: they have a night value too, other colours have not. */
const tokens: ReadonlyMap<string, Ground> = new Map([
  ['#ffffff', { kind: 'plain' }],
  ['#f6f7f3', { kind: 'token', token: 'surface' }],
  ['#e3edf1', { kind: 'token', token: 'tint' }],
  ['#2b361e', { kind: 'token', token: 'deep' }],
])

/** Returns the ground that a colour of a record stands for; plain when it is no colour. */
export function viewGround(color: string | undefined): Ground {
  const parsed = color === undefined ? undefined : parseHexColor(color)
  if (parsed === undefined) return { kind: 'plain' }
  return tokens.get(parsed) ?? { kind: 'own', color: parsed, scheme: isDark(parsed) ? 'dark' : 'light' }
}

/** Returns the attribute that the style sheet reads. */
export function groundName(ground: Ground): string | undefined {
  switch (ground.kind) {
    case 'plain':
      return undefined
    case 'token':
      return ground.token
    case 'own':
      return ground.scheme
  }
}
