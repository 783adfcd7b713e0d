/** Custom property of the theme for each colour of the map. */
const properties = {
  background: '--map-background',
  region: '--map-region',
  town: '--map-town',
  green: '--map-green',
  water: '--map-water',
  road: '--map-road',
  motorway: '--map-motorway',
  casing: '--map-casing',
  rail: '--map-rail',
  label: '--map-label',
  name: '--ink',
  waterLabel: '--map-water-label',
  area: '--link',
  areaPoint: '--overlay',
  pin: '--overlay',
  pinText: '--on-overlay',
  activePin: '--accent',
  activePinText: '--on-accent',
  cluster: '--accent',
  clusterText: '--on-accent',
  shadow: '--map-shadow',
} as const

/** Edges of what the theme colours: river banks, villages, roads; each as a part of one colour in another. */
const mixed = {
  bank: ['water', 0.3, 'region'],
  townEdge: ['label', 0.22, 'town'],
  roadCasing: ['casing', 0.75, 'region'],
} as const satisfies Readonly<Record<string, readonly [ThemeColor, number, ThemeColor]>>

type ThemeColor = keyof typeof properties

export type ColorName = ThemeColor | keyof typeof mixed

/**
 * Returns a colour of the map out of the theme's.
 * @param read returns the colour of a custom property such as `--map-water`: `rgb(181, 210, 223)`
 */
export function mapColor(name: ColorName, read: (property: string) => string): string {
  if (!isMixed(name)) return read(properties[name])
  const [one, part, other] = mixed[name]
  return mixColors(read(properties[one]), part, read(properties[other]))
}

function isMixed(name: ColorName): name is keyof typeof mixed {
  return name in mixed
}

/** Colours that a canvas understands, in the page's light or dark mode, and the fonts of its text. */
export type MapPalette = Readonly<Record<ColorName, string>> & Readonly<{ fonts: string; titleFonts: string }>

/** Returns the theme's colours and fonts as an element shows them: a canvas does not understand `light-dark()`. */
export function readPalette(element: HTMLElement): MapPalette {
  const probes = new Map<string, HTMLElement>(
    Object.values(properties).map((property) => {
      const probe = document.createElement('span')
      probe.style.color = `var(${property})`
      // A contrast theme would give all of them one colour, and so an empty map.
      probe.style.setProperty('forced-color-adjust', 'none')
      return [property, probe]
    }),
  )
  // All are added before the first is read, so that styles are computed once.
  element.append(...probes.values())
  const shown = (property: string): string => {
    const probe = probes.get(property)
    return probe === undefined ? '' : getComputedStyle(probe).color
  }
  const read = (name: ColorName): string => mapColor(name, shown)
  const palette: MapPalette = {
    background: read('background'),
    region: read('region'),
    town: read('town'),
    townEdge: read('townEdge'),
    green: read('green'),
    water: read('water'),
    bank: read('bank'),
    road: read('road'),
    roadCasing: read('roadCasing'),
    motorway: read('motorway'),
    casing: read('casing'),
    rail: read('rail'),
    label: read('label'),
    name: read('name'),
    waterLabel: read('waterLabel'),
    area: read('area'),
    areaPoint: read('areaPoint'),
    pin: read('pin'),
    pinText: read('pinText'),
    activePin: read('activePin'),
    activePinText: read('activePinText'),
    cluster: read('cluster'),
    clusterText: read('clusterText'),
    shadow: read('shadow'),
    fonts: getComputedStyle(element).getPropertyValue('--font-text').trim(),
    titleFonts: getComputedStyle(element).getPropertyValue('--font-display').trim(),
  }
  for (const probe of probes.values()) probe.remove()
  return palette
}

/** Returns the first of several fonts. @example firstFont("'Instrument Sans',Arial,sans-serif") // 'Instrument Sans' */
export function firstFont(fonts: string): string {
  return fonts.split(',')[0]?.replaceAll(/['"]/g, '').trim() ?? ''
}

/** Returns a part of one colour in another, both as computed styles write them; the library knows no `color-mix()`. */
export function mixColors(one: string, part: number, other: string): string {
  const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
  const [over, under] = [channels(one), channels(other)]
  const mixed = [0, 1, 2].map((at) => Math.round((over[at] ?? 0) * part + (under[at] ?? 0) * (1 - part)))
  return `rgb(${mixed.join(', ')})`
}
