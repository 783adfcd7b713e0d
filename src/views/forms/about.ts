import { availabilityNotice } from '#domain/listing/availability.ts'
import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type AboutListing, isAboutListing, type ListingKind } from '#forms/about/about.ts'
import { possibleProblems, type SubjectProblem } from '#forms/about/check-subject.ts'
import type { Way } from '#forms/about/way.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { AboutView, RefusalView } from '#ui/forms/about-view.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { formPath } from './form-link.ts'

/** Returns what a form says of the listing that it must be about; undefined for a form about none. */
export function viewAbout(context: ViewContext, id: FormId, locale: Locale): AboutView | undefined {
  const { about } = forms[id]
  if (!isAboutListing(about)) return undefined
  const t = translator(locale)
  return {
    label: t('forms.subject'),
    needs: about,
    refusals: Object.fromEntries(
      possibleProblems(about).map((problem) => [problem, viewRefusal(context, about, problem, locale)]),
    ),
    search: {
      label: t('subjects.which.label'),
      messages: pickMessages(['subjects.which.found'], locale),
      plain: t('subjects.which.plain'),
      none: t('subjects.which.none'),
      failed: t('subjects.which.failed'),
    },
  }
}

function viewRefusal(
  context: ViewContext,
  { kinds }: AboutListing,
  problem: SubjectProblem,
  locale: Locale,
): RefusalView {
  const t = translator(locale)
  const lists = viewLists(context, kinds, locale)
  const demand = formWay(context, 'demand', 'demand-register', t('property.contact.alert'), locale)
  const toForm = (id: FormId): readonly Way[] =>
    formWay(context, 'form', id, t(`forms.of.${id}.title`), locale)
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
function viewLists(context: ViewContext, kinds: readonly ListingKind[], locale: Locale): readonly Way[] {
  const wanted = new Set(kinds.map((kind) => sectionKinds[kind]))
  return context.catalogue.sections.flatMap(({ key, kind, isPublic, name }): readonly Way[] => {
    const href = isPublic && wanted.has(kind) ? optionalPath(context, resultsKey(key), locale) : undefined
    return href === undefined ? [] : [{ to: 'page', href, label: name[locale] }]
  })
}

function formWay(
  context: ViewContext,
  to: 'form' | 'demand',
  id: FormId,
  label: string,
  locale: Locale,
): readonly Way[] {
  const href = formPath(context, id, locale)
  return href === undefined ? [] : [{ to, href, label }]
}
