/** A plot from above in the units of its SVG, the street below it. */
export type PlotDrawing = Readonly<{
  width: number
  height: number
  ground: Readonly<{ x: number; y: number; width: number; height: number }>
  /** Whether it is deeper than it is drawn. */
  isCut: boolean
  hasStreet: boolean
}>

const sheet = { width: 480, above: 28, below: 64 }
const most = { width: 310, height: 400 }
/** How many times deeper than wide a plot is drawn at most. */
const deepest = 3

/** Returns the drawing of a plot of a width and a depth in m, to scale. */
export function drawPlot(width: number, depth: number, hasStreet: boolean): PlotDrawing {
  const drawnDepth = Math.min(depth, width * deepest)
  const scale = Math.min(most.width / width, most.height / drawnDepth)
  const [across, up] = [Math.round(width * scale), Math.round(drawnDepth * scale)]
  return {
    width: sheet.width,
    height: sheet.above + up + sheet.below,
    ground: { x: (sheet.width - across) / 2, y: sheet.above, width: across, height: up },
    isCut: drawnDepth < depth,
    hasStreet,
  }
}
