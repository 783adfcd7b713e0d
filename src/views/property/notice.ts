import { availabilityNotice, projectState } from '#domain/listing/availability.ts'
import { isOffPlan } from '#domain/listing/project-phase.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { LifeAnnuity, Property } from '#domain/listing/property.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDayOfWeek, formatTime } from '#i18n/format.ts'
import type { FormId } from '#forms/form.ts'
import type { Translate } from '#i18n/translate.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { projectById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formPath } from '#views/forms/form-link.ts'
import { propertyFacts } from '#views/forms/subject-facts.ts'
import { demandLink } from '#views/listing/contact.ts'
import { stateSince } from './history.ts'
import { projectTitle } from '#views/listing/title.ts'

/** What to know first about a listing, under its pictures: that it is taken or under option, how it is sold. */
export type NoticeView = Readonly<{
  title: string
  text: string
  state: 'option' | 'sold' | 'rented' | 'plain'
  link?: Readonly<{ href: string; words: string }>
}>

/** Returns the notice of a listing that is not available. */
export function viewNotice(
  { availability }: Pick<Property, 'availability'>,
  t: Translate,
): NoticeView | undefined {
  if (availability === 'underOption')
    return {
      title: t('states.availability.underOption'),
      text: t('property.underOptionNote'),
      state: 'option',
    }
  const notice = availabilityNotice(availability)
  if (notice === undefined) return undefined
  return {
    title: t(`states.${notice}`),
    text: t('property.soldKept'),
    state: availability === 'rented' ? 'rented' : 'sold',
  }
}

/**
 * Returns the one notice of a property: since when it is taken, else until when it is shown early, else how a life annuity
 * works, else that there are no pictures yet.
 */
export function propertyNotice(page: Page, property: Property): NoticeView | undefined {
  const { context, locale, t } = page
  const taken = viewNotice(property, t)
  if (taken !== undefined) {
    const title = stateSince(page, property) ?? taken.title
    const link =
      taken.state === 'option'
        ? undefined
        : demandLink(page, propertyFacts(context, property, locale), t('property.saveSearch'))[0]
    return { ...taken, title, link }
  }
  if (property.earlyUntil !== undefined) return earlyNotice(page, property.earlyUntil)
  if (property.lifeAnnuity !== undefined && property.goal === 'sale')
    return annuityNotice(property.lifeAnnuity, t)
  if (property.pictures.length > 0) return undefined
  return {
    title: t('property.noPictures.title'),
    text: t('property.noPictures.text'),
    state: 'plain',
    link: formLink(page, 'request-info', `?property=${property.id}`, t('property.noPictures.ask')),
  }
}

function earlyNotice({ locale, t }: Page, until: number): NoticeView {
  const { on, at } = toBrussels(until)
  const text = t('property.early.text', {
    day: formatDayOfWeek(on, locale),
    time: formatTime(at, locale),
  })
  return { title: t('property.early.title'), text, state: 'plain' }
}

function annuityNotice(
  { age1, age2, occupied, downPayment, monthly, maxDurationYears }: LifeAnnuity,
  t: Translate,
): NoticeView | undefined {
  const [first, second] = [age1, age2].filter((age) => age !== undefined).map(String)
  const stays =
    first === undefined
      ? t('property.annuity.stays')
      : second === undefined
        ? t('property.annuity.staysOne', { first })
        : t('property.annuity.staysBoth', { first, second })
  const hasBoth = downPayment !== undefined && monthly !== undefined
  const text = [
    occupied === 'yes' ? stays : undefined,
    occupied === 'no' ? t('property.annuity.vacant') : undefined,
    hasBoth ? t('property.annuity.pays') : undefined,
    maxDurationYears === undefined ? undefined : t('property.annuity.upTo', { count: maxDurationYears }),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
  return text === '' ? undefined : { title: t('property.sections.lifeAnnuity'), text, state: 'plain' }
}

function formLink({ context, locale }: Page, form: FormId, query: string, words: string): NoticeView['link'] {
  const path = formPath(context, form, locale)
  return path === undefined ? undefined : { href: `${path}${query}`, words }
}

/** Returns the notice of a project without available units. */
export function projectNotice(project: Project, t: Translate): NoticeView | undefined {
  const availability = projectState(project)
  return availability === 'underOption'
    ? { title: t('states.availability.underOption'), text: t('project.allOptioned'), state: 'option' }
    : viewNotice({ availability }, t)
}

/** Returns the notice of a unit that is not available. */
export function unitNotice({ availability }: Unit, t: Translate): NoticeView | undefined {
  return availability === 'sold'
    ? { title: t('project.unitSoldNote'), text: t('property.soldKept'), state: 'sold' }
    : viewNotice({ availability }, t)
}

/** Whether a listing is a home of a project that is not delivered yet. */
export function isPropertyOffPlan({ catalogue, now }: ViewContext, { projectId }: Property): boolean {
  return projectId !== undefined && isOffPlan(projectById(catalogue, projectId), now)
}

/** Returns a link to the project that a property is a part of. */
export function viewPartOf(
  page: Page,
  { projectId }: Property,
): Readonly<{ href: string; words: string }> | undefined {
  const { context, locale, t } = page
  if (projectId === undefined) return undefined
  const href = optionalPath(context, projectKey(projectId), locale)
  if (href === undefined) return undefined
  const { text } = projectTitle(projectById(context.catalogue, projectId), page)
  return { href, words: t('project.partOf', { project: text }) }
}
