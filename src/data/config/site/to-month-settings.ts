import { isRateFresh, type MonthSettings, rateDays, type ReadFigure } from '#domain/costs/month-settings.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type Text, toLocalised } from '#data/config/text.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { MonthRecord } from './month-schema.ts'

type Settings = Readonly<{
  languages: SiteLanguages
  /** Day of the site, where it is known. */
  now?: PlainDate
  log: RecordLog
}>

/** Returns the figures for what a home costs a month. A rate that is too old is named, and left out by whoever shows it. */
export function toMonthSettings(
  record: MonthRecord | null | undefined,
  { languages, now, log }: Settings,
): MonthSettings {
  if (record === null || record === undefined) return { energy: [], propertyTax: [] }
  const read = <Figure extends Readonly<{ readOn: PlainDate; source: Text }>>(
    figure: Figure,
    name: string,
  ): Omit<Figure, 'source'> & ReadFigure => {
    const field = `monthCosts.${name}`
    if (now !== undefined && figure.readOn > now)
      log.warn(`${field}.readOn`, 'a day that is still to come', {
        expected: `a day until ${now}`,
        received: figure.readOn,
        remedy: 'write the day on which the figure was read',
      })
    return { ...figure, source: toLocalised(figure.source, languages, log, `${field}.source`) }
  }
  const { rate, insurance } = record
  if (rate && now !== undefined && rate.readOn <= now && !isRateFresh(rate, now))
    log.warn('monthCosts.rate.readOn', 'a rate that is too old: no page says what a home costs a month', {
      expected: `a day of the last ${rateDays} days`,
      received: rate.readOn,
      remedy: 'look the rate up again and write its day, or leave the rate out',
    })
  return {
    rate: rate ? read(rate, 'rate') : undefined,
    energy: record.energy.map((prices, at) => read(prices, `energy[${at}]`)),
    propertyTax: record.propertyTax.map((tax, at) => read(tax, `propertyTax[${at}]`)),
    insurance: insurance ? read(insurance, 'insurance') : undefined,
  }
}
