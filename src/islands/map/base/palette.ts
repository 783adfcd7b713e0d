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

export type ColorName = keyof typeof properties

/** Colours that a canvas understands, in the page's light or dark mode, and the fonts of its text. */
export type MapPalette = Readonly<Record<ColorName, string>> & Readonly<{ fonts: string }>

/** Returns the theme's colours and fonts as an element shows them: a canvas does not understand `light-dark()`. */
export function readPalette(element: HTMLElement): MapPalette {
  const probes = new Map(
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
  const read = (name: ColorName): string => {
    const probe = probes.get(properties[name])
    return probe === undefined ? '' : getComputedStyle(probe).color
  }
  const palette: MapPalette = {
    background: read('background'),
    region: read('region'),
    town: read('town'),
    green: read('green'),
    water: read('water'),
    road: read('road'),
    motorway: read('motorway'),
    casing: read('casing'),
    rail: read('rail'),
    label: read('label'),
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
  }
  for (const probe of probes.values()) probe.remove()
  return palette
}

/** Returns the first of several fonts. @example firstFont("'Instrument Sans',Arial,sans-serif") // 'Instrument Sans' */
export function firstFont(fonts: string): string {
  return fonts.split(',')[0]?.replaceAll(/['"]/g, '').trim() ?? ''
}
