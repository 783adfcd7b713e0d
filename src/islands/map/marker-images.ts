import type { MapPalette } from './palette.ts'

/** A picture for the map, with how many of its pixels make one of the page's. */
export type MarkerImage = Readonly<{ image: ImageData; pixelRatio: number }>

type Draw = (pen: CanvasRenderingContext2D) => void

const font = "600 15px 'Instrument Sans', 'Instrument Sans Fallback', sans-serif"
/** Room for the shadow around a pin, and the height of its tip. */
const margin = 8
const tip = 6
export const pinHeight = 34

/** Returns the width of a pin in px. */
export function pinWidth(label: string): number {
  return Math.ceil(measure(label)) + 22
}

/** Returns the diameter of a cluster's circle in px. */
export function clusterSize(count: number): number {
  return count < 100 ? 44 : count < 1000 ? 52 : 60
}

/** Draws a pin with words in it; the middle of the lower edge is its tip. */
export function drawPin(label: string, palette: MapPalette, isActive: boolean): MarkerImage {
  const width = pinWidth(label)
  const [ground, ink] = isActive ? [palette.activePin, palette.activePinInk] : [palette.pin, palette.pinInk]
  return paint(width + 2 * margin, margin + pinHeight + tip, (pen) => {
    pen.shadowColor = 'rgb(23 28 16 / 0.28)'
    pen.shadowBlur = 7
    pen.shadowOffsetY = 2
    pen.fillStyle = ground
    const middle = margin + width / 2
    const bottom = margin + pinHeight
    pen.beginPath()
    pen.roundRect(margin, margin, width, pinHeight, 4)
    pen.moveTo(middle - tip, bottom)
    pen.lineTo(middle, bottom + tip)
    pen.lineTo(middle + tip, bottom)
    pen.fill()
    pen.shadowColor = 'transparent'
    write(pen, label, ink, middle, margin + pinHeight / 2)
  })
}

/** Draws a cluster: how many listings are here. */
export function drawCluster(count: number, palette: MapPalette): MarkerImage {
  const size = clusterSize(count)
  return paint(size + 2 * margin, size + 2 * margin, (pen) => {
    const middle = margin + size / 2
    pen.shadowColor = 'rgb(23 28 16 / 0.28)'
    pen.shadowBlur = 7
    pen.shadowOffsetY = 2
    pen.fillStyle = palette.cluster
    pen.beginPath()
    pen.arc(middle, middle, size / 2, 0, 2 * Math.PI)
    pen.fill()
    pen.shadowColor = 'transparent'
    write(pen, String(count), palette.clusterInk, middle, middle)
  })
}

/** Draws the number of a motorway. */
export function drawShield(ref: string, palette: MapPalette): MarkerImage {
  const width = Math.ceil(measure(ref) * 0.72) + 10
  return paint(width, 18, (pen) => {
    pen.fillStyle = palette.label
    pen.beginPath()
    pen.roundRect(0, 0, width, 18, 3)
    pen.fill()
    pen.font = font.replace('15px', '11px')
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = palette.region
    pen.fillText(ref, width / 2, 9.5)
  })
}

function write(pen: CanvasRenderingContext2D, text: string, ink: string, x: number, y: number): void {
  pen.font = font
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  pen.fillText(text, x, y + 1)
}

/** Widths that were measured, in px: a thousand pins say a few hundred things. */
const measured = new Map<string, number>()

function measure(text: string): number {
  const known = measured.get(text)
  if (known !== undefined) return known
  const pen = takePen()
  if (pen === null) return text.length * 9
  pen.font = font
  const { width } = pen.measureText(text)
  measured.set(text, width)
  return width
}

let onlyPen: CanvasRenderingContext2D | null = null

/** The pen of the one canvas on which picture after picture is drawn; each is read back, so the processor draws. */
function takePen(): CanvasRenderingContext2D | null {
  onlyPen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return onlyPen
}

function paint(width: number, height: number, draw: Draw): MarkerImage {
  const pixelRatio = Math.min(Math.max(window.devicePixelRatio, 1), 2)
  const pen = takePen()
  if (pen === null) return { image: new ImageData(1, 1), pixelRatio: 1 }
  const { canvas } = pen
  // A new size empties it.
  canvas.width = Math.ceil(width * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  pen.scale(pixelRatio, pixelRatio)
  draw(pen)
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio }
}
