import { officeTown } from '#domain/site/office.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Vacancy } from '#domain/site/content.ts'
import { vacancyKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { viewUntranslated } from '#views/kit/text.ts'

/** A vacancy in a list; `lang` is the language of its title and text, where that is not the page's. */
export type JobView = Readonly<{
  id: string
  lang?: string
  href: string
  title: string
  text: string
  meta: string
}>

/** Returns a vacancy's line in a list: title, town of the office, contract. */
export function viewJob(page: Page, vacancy: Vacancy): JobView {
  const { context, locale, t } = page
  const office = context.catalogue.offices.find(({ id }) => id === vacancy.officeId)
  const employment = t(`vacancy.${vacancy.employment}`)
  return {
    id: vacancy.id,
    lang: viewUntranslated(page, vacancy.languageIn[locale])?.lang,
    href: pathOf(context, vacancyKey(vacancy.id), locale),
    title: vacancy.title[locale],
    text: vacancy.description[locale],
    meta:
      office === undefined
        ? employment
        : `${officeTown(office, locale)}, ${inSentence(employment, locale, 'state')}`,
  }
}

/** Returns the vacancies that are still open on the day of the build. */
export function openVacancies({ catalogue, now }: ViewContext): readonly Vacancy[] {
  return catalogue.vacancies.filter(({ validUntil }) => validUntil === undefined || validUntil >= now)
}
