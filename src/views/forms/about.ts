import { availabilityNotice } from '#domain/listing/availability.ts'
import type { Section } from '#domain/site/section.ts'
import { type AboutListing, isAboutListing, type ListingKind } from '#forms/about/about.ts'
import { possibleProblems, type SubjectProblem } from '#forms/about/check-subject.ts'
import type { Way } from '#forms/about/way.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import type { Translate } from '#i18n/translate.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { AboutView, RefusalView } from '#ui/forms/about-view.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formPath } from './form-link.ts'

/** Returns what a form says of the listing that it must be about; undefined for a form about none. */
export function viewAbout(page: Page, id: FormId): AboutView | undefined {
  const { t } = page
  const { about } = forms[id]
  if (!isAboutListing(about)) return undefined
  return {
    label: t('forms.subject'),
    needs: about,
    refusals: Object.fromEntries(
      possibleProblems(about).map((problem) => [problem, viewRefusal(page, about, problem)]),
    ),
    search: {
      label: t('subjects.which.label'),
      messages: pickMessages(['subjects.which.found'], page),
      plain: t('subjects.which.plain'),
      none: t('subjects.which.none'),
      failed: t('subjects.which.failed'),
    },
  }
}

function viewRefusal(page: Page, { kinds }: AboutListing, problem: SubjectProblem): RefusalView {
  const { t } = page
  const lists = viewLists(page, kinds)
  const demand = formWay(page, 'demand', 'demand-register', t('property.contact.alert'))
  const toForm = (id: FormId): readonly Way[] => formWay(page, 'form', id, t(`forms.of.${id}.title`))
  const listing: Way = { to: 'listing', label: t('subjects.listing') }
  switch (problem) {
    case 'unnamed':
      return { ...sayProblem(problem, t), ways: lists }
    case 'missing':
      return {
        title: t('states.propertyMissing'),
        text: t('subjects.missing.text'),
        ways: [...lists, ...demand],
      }
    case 'sold':
    case 'rented':
    case 'soldOut':
      return {
        title: t(`states.${availabilityNotice(problem) ?? 'propertyMissing'}`),
        text: t('property.soldKept'),
        ways: [{ to: 'others', label: t('property.contact.similar') }, ...lists, ...demand],
      }
    case 'wholeProject':
      return { ...sayProblem(problem, t), ways: [{ to: 'listing', label: t('subjects.units') }] }
    case 'underOption':
    case 'noProject':
      return {
        ...sayProblem(problem, t),
        ways: [...toForm('request-visit'), ...toForm('request-info'), ...demand],
      }
    case 'forSale':
    case 'toLet':
      return { ...sayProblem(problem, t), ways: [listing, ...toForm('request-visit')] }
  }
}

function sayProblem(
  problem: Exclude<SubjectProblem, 'missing' | 'sold' | 'rented' | 'soldOut'>,
  t: Translate,
): Pick<RefusalView, 'title' | 'text'> {
  return { title: t(`subjects.${problem}.title`), text: t(`subjects.${problem}.text`) }
}

const sectionKinds: Readonly<Record<ListingKind, Section['kind']>> = {
  sale: 'sale',
  rent: 'rent',
  project: 'projects',
  unit: 'projects',
}

/** Returns the public lists that show listings of some kinds. */
function viewLists({ context, locale }: Page, kinds: readonly ListingKind[]): readonly Way[] {
  const wanted = new Set(kinds.map((kind) => sectionKinds[kind]))
  return context.catalogue.sections.flatMap(({ key, kind, isPublic, name }): readonly Way[] => {
    const href = isPublic && wanted.has(kind) ? optionalPath(context, resultsKey(key), locale) : undefined
    return href === undefined ? [] : [{ to: 'page', href, label: name[locale] }]
  })
}

function formWay(
  { context, locale }: Page,
  to: 'form' | 'demand',
  id: FormId,
  label: string,
): readonly Way[] {
  const href = formPath(context, id, locale)
  return href === undefined ? [] : [{ to, href, label }]
}
