import * as v from 'valibot'
import type { OfficeHours } from '#domain/site/office.ts'
import { textsByLocale, toTranslations } from '#data/config/text.ts'

type Hours = Pick<OfficeHours, 'open' | 'note'>

const time = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`
const span = `${time}\\s*[-–]\\s*${time}`
const expected = 'hours such as 9:00–12:30, 13:30–18:00, or a text per language'

/** The hours of an office's day, `9:00–12:30, 13:30–18:00`, or words per language where it has none: `op afspraak`. */
export const officeHours = v.union(
  [
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(new RegExp(`^${span}(?:\\s*,\\s*${span})*$`)),
      v.transform((text): Hours => ({ open: text.split(',').map(toSpan) })),
      v.check(
        ({ open }) => open.every(({ from, until }) => from.padStart(5, '0') < until.padStart(5, '0')),
        'hours that end after they begin, such as 10:00-12:00',
      ),
    ),
    v.pipe(
      textsByLocale,
      v.transform((words): Hours => ({ open: [], note: toTranslations(words) })),
    ),
  ],
  expected,
)

function toSpan(text: string): Hours['open'][number] {
  const [from = '', until = ''] = text.split(/[-–]/)
  return { from: from.trim(), until: until.trim() }
}
