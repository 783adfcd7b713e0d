import { contrastRatio, parseHexColor } from './color.ts'

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

/** The palest words of each scheme (`--muted` in tokens.css): where they can be read, all others can. */
const palestInks = [
  { scheme: 'light', ink: '#566049' },
  { scheme: 'dark', ink: '#a9b398' },
] as const

/**
 * Returns the ground that a colour of a record stands for; plain when it is no colour, or one on which neither
 * scheme's words reach a contrast of 4.5.
 */
export function viewGround(color: string | undefined): Ground {
  const parsed = color === undefined ? undefined : parseHexColor(color)
  if (parsed === undefined) return { kind: 'plain' }
  const token = tokens.get(parsed)
  if (token !== undefined) return token
  const readable = palestInks.find(({ ink }) => contrastRatio(parsed, ink) >= 4.5)
  return readable === undefined ? { kind: 'plain' } : { kind: 'own', color: parsed, scheme: readable.scheme }
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
