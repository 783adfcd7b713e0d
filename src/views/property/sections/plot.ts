import { orientations } from '#domain/listing/fact.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import { labelled } from '#i18n/grammar.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Page } from '#views/kit/page.ts'
import { drawPlot, type PlotDrawing } from './draw-plot.ts'

/** A sketch of land: the rectangle of its area and its width, which is all that a record knows of its shape. */
export type PlotView = Readonly<{
  title: string
  says: string
  /** What is measured and what follows from it. */
  how: string
  alt: string
  drawing: PlotDrawing
  labels: Readonly<{ width: string; depth: string; area: string }>
  /** The letter of north, and its angle in degrees clockwise from the street to the rear. */
  north?: Readonly<{ letter: string; turn: number }>
}>

/**
 * Returns the sketch of land; undefined where its area or width is not known, or where it is not as wide as its side along
 * the street, since its shape is then not a rectangle.
 */
export function viewPlot({ locale, t }: Page, property: Property): PlotView | undefined {
  const { orientation, surfaces } = property
  const { frontWidth, plot: area, plotWidth } = surfaces
  const width = plotWidth ?? frontWidth
  if (!isLand(property) || area === undefined || width === undefined) return undefined
  if (frontWidth !== undefined && frontWidth !== width) return undefined
  const drawing = drawPlot(width, area / width, frontWidth !== undefined)
  const metres = (size: number) => formatNumber(size, locale, t('formats.metres'))
  const labels = {
    width: metres(width),
    depth: t('property.plot.about', { size: metres(Math.round(area / width)) }),
    area: formatArea(area, locale),
  }
  const says = t(`property.plot.${drawing.hasStreet ? 'street' : 'wide'}`, labels)
  const { rear } = orientation
  const direction = rear && inSentence(t(`labels.orientation.${rear}`), locale)
  const [letter = ''] = t('sun.live.winds').split(' ')
  return {
    title: t('property.plot.title'),
    says,
    how: [t('property.plot.how'), ...(drawing.isCut ? [t('property.plot.cut')] : [])].join(' '),
    alt: [
      t('property.plot.alt', { area: labels.area }),
      says,
      ...(direction ? [`${labelled(t('property.keyfacts.rear'), direction, locale)}.`] : []),
    ].join(' '),
    drawing,
    labels,
    north: rear && { letter, turn: (360 - 45 * orientations.indexOf(rear)) % 360 },
  }
}
