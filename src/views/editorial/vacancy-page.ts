import { officeTown } from '#domain/site/office.ts'
import { formatDate } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { vacancyJsonLd } from '#seo/json-ld/vacancy.ts'
import { mailHref } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { formPath } from '#views/forms/form-link.ts'
import { type JobView, openVacancies, viewJob } from './vacancy-teaser.ts'
import type { LinkView } from '#views/shell/link.ts'
import { listPagePath } from './list-page.ts'
import { type OfficeView, viewOffice } from './office.ts'
import { required } from '#views/kit/required.ts'
import { type Untranslated, viewUntranslated } from '#views/kit/text.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { withContents } from './table-of-contents.ts'

/** A vacancy with the ways to apply. */
export type VacancyPageView = Readonly<{
  shell: ShellView
  /** Where the vacancy is in another language than the page. */
  untranslated?: Untranslated
  title: string
  lead: string
  html: string
  about: string
  facts: readonly Readonly<{ name: string; value: string }>[]
  apply: LinkView
  form?: LinkView
  office: OfficeView
  otherTitle: string
  others: readonly JobView[]
  all?: LinkView
}>

/** Returns a vacancy in a language. */
export function viewVacancyPage(context: ViewContext, route: RouteOf<'vacancy'>): VacancyPageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const { vacancies, offices, site } = context.catalogue
  const vacancy = required(
    vacancies.find(({ id }) => id === target.vacancyId),
    `vacancy ${target.vacancyId}`,
  )
  const office = required(
    offices.find(({ id }) => id === vacancy.officeId),
    `office ${vacancy.officeId}`,
  )
  const title = vacancy.title[locale]
  const formHref = formPath(context, 'job-contact', locale)
  const listHref = listPagePath(context, 'vacancies', locale)
  return {
    shell: viewShell(context, route, {
      title,
      description: vacancy.description[locale],
      jsonLd: [vacancyJsonLd(vacancy, { route, office, site }, { baseUrl: context.baseUrl, locale })],
    }),
    untranslated: viewUntranslated(page, vacancy.languageIn[locale]),
    title,
    lead: vacancy.description[locale],
    html: withContents(vacancy.html[locale]).html,
    about: t('vacancy.about'),
    facts: [
      { name: t('vacancy.office'), value: officeTown(office, locale) },
      { name: t('vacancy.employment'), value: t(`vacancy.${vacancy.employment}`) },
      { name: t('vacancy.published'), value: formatDate(vacancy.publishedOn, locale) },
      ...(vacancy.validUntil === undefined
        ? []
        : [{ name: t('vacancy.until'), value: formatDate(vacancy.validUntil, locale) }]),
    ],
    apply: {
      label: t('vacancy.apply'),
      href: mailHref(office.email, t('vacancy.subject', { title })),
      isExternal: false,
    },
    form:
      formHref === undefined ? undefined : { label: t('vacancy.form'), href: formHref, isExternal: false },
    office: viewOffice(page, office),
    otherTitle: t('vacancy.other'),
    others: openVacancies(context)
      .filter((other) => other !== vacancy)
      .map((other) => viewJob(page, other)),
    all: listHref === undefined ? undefined : { label: t('vacancy.all'), href: listHref, isExternal: false },
  }
}
