import type { ColorRole, SchemeColor } from '#domain/site/theme.ts'
import { contrastRatio } from '#domain/values/color.ts'

type Ground = readonly [color: string, ratio: number]

/** Returns a colour between two; share 0 is the first. @example mix('#000000', '#ffffff', 0.5) // '#808080' */
function mix(one: string, other: string, share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour nearest to one, on the way to black or white, that has a contrast to each of some grounds. */
function reach(color: string, end: string, grounds: readonly Ground[]): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, end, step / 50))
  const isLegible = (each: string): boolean =>
    grounds.every(([ground, ratio]) => contrastRatio(each, ground) >= ratio)
  return steps.find(isLegible) ?? end
}

const [black, white, ink] = ['#000000', '#ffffff', '#111111']

/**
 * Returns all colours of a theme, made of two of the agency's: each is moved as far towards black or white as the contrast
 * of texts and controls needs, in light and dark mode.
 */
export function themeColors(
  chosen: string,
  second: string,
): Readonly<Record<ColorRole, string | SchemeColor>> {
  const brand = reach(chosen, black, [[white, 5]])
  const deep = reach(mix(brand, black, 0.25), black, [[white, 9]])
  const light = groundsOf((share) => mix(white, brand, share), [0, 0.04, 0, 0.1, 0.18, 0.06])
  const dark = groundsOf(
    (share) => mix(mix(ink, white, share), brand, 0.08),
    [0, 0.04, 0.08, 0.1, 0.15, 0.04],
  )
  const darkDeep = mix('#0a0a0a', brand, 0.05)
  const textOn = (grounds: Grounds): readonly Ground[] =>
    [grounds.page, grounds.surface, grounds.raised, grounds.tint, grounds.location].map((ground): Ground => [
      ground,
      4.6,
    ])
  const fieldOn = ({ page, raised }: Grounds): readonly Ground[] => [
    [page, 3.1],
    [raised, 3.1],
  ]
  const deeps: readonly Ground[] = [
    [deep, 4.6],
    [darkDeep, 4.6],
  ]
  const both = (role: keyof Grounds): SchemeColor => ({ light: light[role], dark: dark[role] })
  return {
    page: both('page'),
    surface: both('surface'),
    raised: both('raised'),
    tint: both('tint'),
    'tint-hover': both('hover'),
    ink: { light: mix(ink, brand, 0.1), dark: '#f1f1f1' },
    muted: {
      light: reach(mix(ink, white, 0.35), black, textOn(light)),
      dark: reach(mix(white, ink, 0.35), white, textOn(dark)),
    },
    line: { light: mix(white, ink, 0.14), dark: mix(ink, white, 0.2) },
    'line-field': {
      light: reach(mix(white, ink, 0.45), black, fieldOn(light)),
      dark: reach(mix(ink, white, 0.4), white, fieldOn(dark)),
    },
    link: {
      light: reach(brand, black, textOn(light)),
      dark: reach(mix(brand, white, 0.5), white, textOn(dark)),
    },
    brand: { light: brand, dark: reach(mix(brand, white, 0.65), white, textOn(dark)) },
    'brand-hover': { light: mix(brand, black, 0.3), dark: white },
    'on-brand': { light: white, dark: dark.page },
    accent: reach(second, white, [
      [ink, 4.6],
      [deep, 3.1],
      [darkDeep, 3.1],
    ]),
    'on-accent': ink,
    note: reach(brand, white, [[ink, 4.6]]),
    deep: { light: deep, dark: darkDeep },
    banner: deep,
    'on-deep': white,
    'on-deep-muted': reach(mix(white, deep, 0.3), white, deeps),
    'on-deep-note': reach(mix(white, brand, 0.2), white, deeps),
    'deep-line': mix(deep, white, 0.15),
    'deep-underline': mix(deep, white, 0.5),
    'deep-note-line': mix(deep, white, 0.65),
    overlay: white,
    'on-overlay': ink,
    avatar: light.hover,
    'on-avatar': reach(brand, black, [[light.hover, 4.6]]),
    success: { light: '#1d6a3b', dark: '#8ed4a5' },
    error: { light: '#a1202c', dark: '#ff9f99' },
    'error-background': { light: '#fceeed', dark: '#3b1a1b' },
    picture: both('hover'),
    'picture-field': { light: mix(white, brand, 0.22), dark: mix(ink, white, 0.18) },
    film: ink,
    shadow: ink,
    scrim: ink,
    location: both('location'),
    'location-ring': { light: mix(white, brand, 0.45), dark: mix(ink, brand, 0.6) },
    'map-background': { light: '#e8e8e6', dark: '#131313' },
    'map-region': { light: '#f3f3f1', dark: '#1c1c1c' },
    'map-town': { light: '#e2e2df', dark: '#282828' },
    'map-green': { light: '#d8e5cd', dark: '#25301f' },
    'map-water': { light: '#b9d3e2', dark: '#23404c' },
    'map-road': { light: white, dark: '#3f3f3f' },
    'map-motorway': { light: white, dark: '#5f5f5f' },
    'map-casing': { light: '#c7c7c4', dark: '#101010' },
    'map-rail': { light: '#c9c9c6', dark: '#4f4f4f' },
    'map-label': { light: '#484848', dark: '#c9c9c9' },
    'map-water-label': { light: '#2b5d76', dark: '#9dcadc' },
  }
}

type Grounds = Readonly<Record<'page' | 'surface' | 'raised' | 'tint' | 'hover' | 'location', string>>

function groundsOf(shade: (share: number) => string, shares: readonly number[]): Grounds {
  const [page = '', surface = '', raised = '', tint = '', hover = '', location = ''] = shares.map(shade)
  return { page, surface, raised, tint, hover, location }
}
