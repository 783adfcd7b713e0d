/** CSS colours that a canvas understands, light or dark as the page is. */
export type MapPalette = Readonly<{
  /** Outside the agency's region, and inside it. */
  ground: string
  region: string
  town: string
  green: string
  water: string
  road: string
  motorway: string
  casing: string
  rail: string
  label: string
  waterLabel: string
  area: string
  pin: string
  pinInk: string
  activePin: string
  activePinInk: string
  cluster: string
  clusterInk: string
}>

/** Returns the colours as the style sheet gives them to an element: a canvas cannot read `light-dark()` itself. */
export function readPalette(element: HTMLElement): MapPalette {
  const probe = document.createElement('span')
  element.append(probe)
  const read = (name: string): string => {
    probe.style.color = `var(--map-${name})`
    return getComputedStyle(probe).color
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
  probe.remove()
  return palette
}
