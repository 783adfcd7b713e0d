import type { themeColors } from './theme.ts'
import type { NewAgency } from './agency.ts'

const house = 'M5 19 20 7l15 12v16H5z'
const door = 'M16 35V24h8v11'

/** Returns a logo that the agency replaces by its own: a house with a door in its second colour. */
export function markSvg([, accent]: NewAgency['colors']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes('currentColor', accent)}</svg>\n`
}

/** Returns the icon of the site: the same house in a square. */
export function faviconSvg({ banner, accent }: ReturnType<typeof themeColors>): string {
  const square = `<rect x="-8" y="-8" width="56" height="56" rx="10" fill="${lightOf(banner)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 56 56">${square}${shapes('#ffffff', lightOf(accent))}</svg>\n`
}

function lightOf(color: ReturnType<typeof themeColors>['banner']): string {
  return typeof color === 'string' ? color : color.light
}

function shapes(line: string, accent: string): string {
  const drawn = `fill="none" stroke-width="3" stroke-linejoin="round"`
  return `<path d="${house}" ${drawn} stroke="${line}"/><path d="${door}" ${drawn} stroke="${accent}"/>`
}
