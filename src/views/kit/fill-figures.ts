import { figurePattern, statedFigure, type StatedFigure } from '#domain/costs/stated-figure.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatMoney, formatNumber, formatRate } from '#i18n/format.ts'
import type { ViewContext } from './context.ts'

/** Returns a text with its figures of the rules of today, in a language; the loader refuses unknown names. */
export function fillFigures({ catalogue, now }: ViewContext, text: string, locale: Locale): string {
  return text.replace(figurePattern, (placeholder, name: string) => {
    const figure = statedFigure(name, catalogue.rules, now)
    return figure === undefined ? placeholder : formatFigure(figure, locale)
  })
}

function formatFigure(figure: StatedFigure, locale: Locale): string {
  switch (figure.kind) {
    case 'money':
      return formatMoney(figure.amount, locale)
    case 'percent':
      return formatRate(figure.value, locale)
    case 'count':
      return formatNumber(figure.value, locale)
  }
}
