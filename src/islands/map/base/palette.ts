/** CSS colours that a canvas understands, light or dark as the page is, by their custom property `--map-…`. */
export type MapPalette = Readonly<Record<(typeof names)[number], string>>

const names = [
  // Outside the agency's region, and inside it.
  'ground',
  'region',
  'town',
  'green',
  'water',
  'road',
  'motorway',
  'casing',
  'rail',
  'label',
  'waterLabel',
  'area',
  'pin',
  'pinInk',
  'activePin',
  'activePinInk',
  'cluster',
  'clusterInk',
] as const

/** Returns the colours as the style sheet gives them to an element: a canvas cannot read `light-dark()` itself. */
export function readPalette(element: HTMLElement): MapPalette {
  const probes = names.map((name) => {
    const probe = document.createElement('span')
    probe.style.color = `var(--map-${name})`
    return probe
  })
  // All are written before the first is read: the browser works their style out once.
  element.append(...probes)
  const read = (name: (typeof names)[number]): string => {
    const probe = probes[names.indexOf(name)]
    return probe === undefined ? '' : getComputedStyle(probe).color
  }
  const palette: MapPalette = {
    ground: read('ground'),
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
    pin: read('pin'),
    pinInk: read('pinInk'),
    activePin: read('activePin'),
    activePinInk: read('activePinInk'),
    cluster: read('cluster'),
    clusterInk: read('clusterInk'),
  }
  for (const probe of probes) probe.remove()
  return palette
}
