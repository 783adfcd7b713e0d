import { availabilityNotice, projectState } from '#domain/listing/availability.ts'
import { isOffPlan } from '#domain/listing/project-phase.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Translate } from '#i18n/translate.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import { projectById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { projectTitle } from '#views/listing/title.ts'

/** A notice above a listing that is sold, rented or under option. */
export type NoticeView = Readonly<{ title?: string; text: string; state: 'option' | 'sold' | 'rented' }>

/** Returns the notice of a listing that is not available. */
export function viewNotice(
  { availability }: Pick<Property, 'availability'>,
  t: Translate,
): NoticeView | undefined {
  if (availability === 'underOption') return { text: t('property.underOptionNote'), state: 'option' }
  const notice = availabilityNotice(availability)
  if (notice === undefined) return undefined
  return {
    title: t(`states.${notice}`),
    text: t('property.soldKept'),
    state: availability === 'rented' ? 'rented' : 'sold',
  }
}

/** Returns the notice of a project without available units. */
export function projectNotice(project: Project, t: Translate): NoticeView | undefined {
  const availability = projectState(project)
  return availability === 'underOption'
    ? { text: t('project.allOptioned'), state: 'option' }
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
  context: ViewContext,
  { projectId }: Property,
  locale: Locale,
  t: Translate,
): Readonly<{ href: string; words: string }> | undefined {
  if (projectId === undefined) return undefined
  const href = optionalPath(context, projectKey(projectId), locale)
  if (href === undefined) return undefined
  const { text } = projectTitle(projectById(context.catalogue, projectId), locale, t)
  return { href, words: t('project.partOf', { project: text }) }
}
