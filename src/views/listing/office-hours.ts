import type { Office } from '#domain/site/office.ts'
import { langTags, speak } from '#domain/values/locale.ts'
import { formatHours, formatList } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'
import { viewText } from '#views/kit/text.ts'

/** A line of an office's hours; `lang` where its days are written in another language. */
export type OfficeHoursView = Readonly<{ days: string; lang?: string; hours: string }>

/** Returns an office's hours in the reader's language, line by line: `Maandag tot vrijdag`, `9–12.30 uur`. */
export function viewOfficeHours({ hours }: Office, page: Page): readonly OfficeHoursView[] {
  const { locale } = page
  return hours.flatMap(({ days, open, note }) => {
    const spoken = speak(days, page)
    if (spoken === undefined) return []
    const words =
      open.length > 0
        ? formatList(
            open.map((span) => formatHours(span, locale)),
            locale,
          )
        : viewText(note ?? {}, page)?.text
    if (words === undefined) return []
    const lang = spoken.locale === locale ? undefined : langTags[spoken.locale]
    return [{ days: spoken.text, lang, hours: words }]
  })
}
