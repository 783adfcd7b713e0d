import { firstFont, type MapPalette } from '#islands/map/base/palette.ts'

/** An image for the map and its pixel ratio. */
export type MarkerImage = Readonly<{ image: ImageData; pixelRatio: number }>

/** Returns the label of a row's pin. */
export type LabelOf = (row: number) => string

/** A drawing of a size in px; `draw` starts at its upper left corner. */
export type Marker = Readonly<{
  width: number
  height: number
  draw: (pen: CanvasRenderingContext2D, hasShadow: boolean) => void
}>

/** Size of the text of markers, px. */
const textSize = 15

/** Resolves once the fonts of markers and names can be drawn on a canvas, or did not load: those after them are drawn then. */
export async function loadMapFonts(): Promise<void> {
  // Of a stack only the first: its stand-ins are system fonts, and loading one that a device lacks rejects.
  const titles = firstFont(fontsOf('--font-display'))
  const fonts = [canvasFont(`'${firstFont(textFonts())}'`), `15px '${titles}'`, `italic 15px '${titles}'`]
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)))
}

function textFonts(): string {
  return fontsOf('--font-text')
}

function fontsOf(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property)
}

function canvasFont(fonts: string, size: number = textSize): string {
  return `600 ${size}px ${fonts}`
}

/** Px around a marker for its shadow and its tip. */
const margin = 8

/** Sizes in px: the height of a pin, the length of its tip, and a dot across. */
export const pinHeight = 34
export const pinTip = 6
export const dotSize = 13

/** Returns the width of a pin in px. */
export function pinWidth(label: string): number {
  return Math.ceil(measure(label)) + 22
}

/** Returns the diameter of a cluster's circle in px. */
export function clusterSize(count: number): number {
  return Math.round(2 * (17 + Math.min(13, 2 * Math.sqrt(count))))
}

/** A price above, below, left or right of its home; a dot where it has no room; a circle with the number of listings. */
export type MarkerShape = 'above' | 'below' | 'left' | 'right' | 'dot' | 'circle'

/** A pin as it is, paler once its card was opened, or lit while it or its card is pointed at. */
export type PinLook = 'pin' | 'seen' | 'active'

/** Returns a pin with a label, on a side of its home; its middle is that of the label. */
export function pinMarker(
  label: string,
  side: Exclude<MarkerShape, 'dot' | 'circle'>,
  palette: MapPalette,
  look: PinLook,
): Marker {
  const width = pinWidth(label)
  const [fill, text] = pinColors(palette)[look]
  const draw: Marker['draw'] = (pen, hasShadow) => {
    if (hasShadow) castShadow(pen, palette)
    pen.fillStyle = fill
    const [x, y] = [margin + width / 2, margin + pinHeight / 2]
    pen.beginPath()
    pen.roundRect(margin, margin, width, pinHeight, 4)
    // The tip points at the home, away from the side that the pin is on.
    const toHome = { above: [0, 1], below: [0, -1], left: [1, 0], right: [-1, 0] } as const
    const [right, down] = toHome[side]
    const [edgeX, edgeY] = [x + (right * width) / 2, y + (down * pinHeight) / 2]
    pen.moveTo(edgeX - down * pinTip, edgeY + right * pinTip)
    pen.lineTo(edgeX + right * pinTip, edgeY + down * pinTip)
    pen.lineTo(edgeX + down * pinTip, edgeY - right * pinTip)
    pen.fill()
    pen.shadowColor = 'transparent'
    if (look === 'active') frame(pen, width, text)
    write(pen, label, { palette, color: text, x, y })
  }
  return { width: width + 2 * margin, height: pinHeight + 2 * margin, draw }
}

/** Returns the dot of a home whose price has no room. */
function dotMarker(palette: MapPalette, look: PinLook): Marker {
  const size = dotSize + 2 * margin
  const [fill, text] = pinColors(palette)[look]
  const draw: Marker['draw'] = (pen, hasShadow) => {
    if (hasShadow) castShadow(pen, palette)
    pen.beginPath()
    pen.arc(size / 2, size / 2, dotSize / 2, 0, 2 * Math.PI)
    pen.fillStyle = fill
    pen.fill()
    pen.shadowColor = 'transparent'
    pen.lineWidth = 2
    pen.strokeStyle = text
    pen.stroke()
  }
  return { width: size, height: size, draw }
}

function pinColors(palette: MapPalette): Readonly<Record<PinLook, readonly [fill: string, text: string]>> {
  return {
    pin: [palette.pin, palette.pinText],
    seen: [palette.town, palette.label],
    active: [palette.activePin, palette.activePinText],
  }
}

/** Draws the edge of a lit pin, within its box. */
function frame(pen: CanvasRenderingContext2D, width: number, color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(margin + 1, margin + 1, width - 2, pinHeight - 2, 3)
  pen.stroke()
}

/** Returns a cluster with its number of listings. */
export function clusterMarker(count: number, palette: MapPalette): Marker {
  const size = clusterSize(count) + 2 * margin
  const draw: Marker['draw'] = (pen, hasShadow) => {
    if (hasShadow) castShadow(pen, palette)
    pen.fillStyle = palette.cluster
    pen.beginPath()
    pen.arc(size / 2, size / 2, size / 2 - margin, 0, 2 * Math.PI)
    pen.fill()
    pen.shadowColor = 'transparent'
    write(pen, String(count), { palette, color: palette.clusterText, x: size / 2, y: size / 2 })
  }
  return { width: size, height: size, draw }
}

/** Returns the shield with the number of a motorway. */
function shieldMarker(ref: string, palette: MapPalette): Marker {
  const width = Math.ceil(measure(ref) * 0.72) + 10
  const draw: Marker['draw'] = (pen) => {
    pen.fillStyle = palette.label
    pen.beginPath()
    pen.roundRect(0, 0, width, 18, 3)
    pen.fill()
    pen.font = canvasFont(palette.fonts, 11)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = palette.region
    pen.fillText(ref, width / 2, 9.5)
  }
  return { width, height: 18, draw }
}

/**
 * Returns the marker of an image: `above/{look}/{row}` and so for each side, `dot/{look}`, `circle/{count}`, `shield/{ref}`;
 * undefined for any other.
 */
export function markerOf(id: string, palette: MapPalette, labelOf: LabelOf): Marker | undefined {
  const [kind, first = '', second = ''] = id.split('/')
  switch (kind) {
    case 'above':
    case 'below':
    case 'left':
    case 'right':
      return isLook(first) ? pinMarker(labelOf(Number(second)), kind, palette, first) : undefined
    case 'dot':
      return isLook(first) ? dotMarker(palette, first) : undefined
    case 'circle':
      return clusterMarker(Number(first), palette)
    case 'shield':
      return shieldMarker(first, palette)
    default:
      return undefined
  }
}

function isLook(text: string): text is PinLook {
  return text === 'pin' || text === 'seen' || text === 'active'
}

function castShadow(pen: CanvasRenderingContext2D, { shadow }: MapPalette): void {
  pen.shadowColor = shadow
  pen.shadowBlur = 7
  pen.shadowOffsetY = 2
}

type Writing = Readonly<{ palette: MapPalette; color: string; x: number; y: number }>

function write(pen: CanvasRenderingContext2D, text: string, { palette, color, x, y }: Writing): void {
  pen.font = canvasFont(palette.fonts)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = color
  pen.fillText(text, x, y + 1)
}

/** Measured widths of letters in px: all labels consist of some twenty letters. */
const measured = new Map<string, number>()

/** Returns the width of a text in px, without kerning, which the padding absorbs. */
function measure(text: string): number {
  let width = 0
  for (const letter of text) {
    const known = measured.get(letter) ?? measureLetter(letter)
    measured.set(letter, known)
    width += known
  }
  return width
}

function measureLetter(letter: string): number {
  const pen = takePen()
  if (pen === null) return 9
  pen.font = canvasFont(textFonts())
  return pen.measureText(letter).width
}

let onlyPen: CanvasRenderingContext2D | null = null

/** Returns the context of the one canvas for all images; they are read back, so it draws on the CPU. */
function takePen(): CanvasRenderingContext2D | null {
  onlyPen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return onlyPen
}

/** Returns the device pixel ratio, at most 2: more is not visible. */
export function sharpness(): number {
  return Math.min(Math.max(window.devicePixelRatio, 1), 2)
}

/** Returns a marker as an image for the map. */
export function toImage({ width, height, draw }: Marker): MarkerImage {
  const pixelRatio = sharpness()
  const pen = takePen()
  if (pen === null) return { image: new ImageData(1, 1), pixelRatio: 1 }
  const { canvas } = pen
  // Resizing clears the canvas.
  canvas.width = Math.ceil(width * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  pen.scale(pixelRatio, pixelRatio)
  draw(pen, true)
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio }
}
