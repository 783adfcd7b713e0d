import type { Property } from '#domain/listing/property.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { Page } from '#views/kit/page.ts'
import type { PlotView } from '#views/property/sections/plot.ts'
import type { SunView } from '#views/property/sections/sun.ts'

/** What stands beside a lone picture: the sun on the home, a sketch of the land, or whom to ask for more. */
export type BesideView = Readonly<{
  /** Where it leads; a sketch says all there is. */
  href?: string
  title: string
  text: string
  drawing?: Readonly<{ src: string; alt: string }>
  plot?: PlotView
}>

/** The day that is drawn: neither the best nor the worst. */
const shownDay = 1

/** Returns what stands beside the picture of a home that has one, or in place of it; undefined where there are more. */
export function viewBeside(
  { context, locale, t }: Page,
  { id, pictures }: Pick<Property, 'id' | 'pictures'>,
  { plot, sun }: Readonly<{ plot?: PlotView; sun?: SunView }>,
): BesideView | undefined {
  if (pictures.length > 1) return undefined
  const drawing = sun?.kind === 'drawn' ? sun.drawings[shownDay] : undefined
  if (sun?.kind === 'drawn' && drawing !== undefined)
    return { href: '#sun', title: sun.title, text: sun.says, drawing }
  if (plot !== undefined) return { title: plot.title, text: `${plot.says} ${plot.how}`, plot }
  const path = formPath(context, 'request-info', locale)
  // That there is no picture at all has a notice of its own.
  if (path === undefined || pictures.length === 0) return undefined
  return {
    href: `${path}?property=${id}`,
    title: t('property.beside.title'),
    text: t('property.beside.text'),
  }
}
