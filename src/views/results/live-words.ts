import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PluralForms } from '#i18n/fill.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import type { ChipWords, LiveWords } from '#islands/results/live-words.ts'
import { filterNames, filters, type FiltersOf, isOfKind } from '#search/filters/filters.ts'
import { recordOf } from '#search/filters/record-of.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formPath } from '#views/forms/form-link.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { viewMapWords } from './results-map.ts'

/** Returns the sentences of a section's live list in a language, with their placeholders. */
export function viewLiveWords(context: ViewContext, section: Section, locale: Locale): LiveWords {
  const isProjects = section.kind === 'projects'
  return {
    section: section.name[locale],
    inTown: rawMessage('results.inTown', locale),
    found: rawPlural(isProjects ? 'results.countProjects' : 'results.count', locale),
    summary: rawMessage('results.summary', locale),
    saved: rawMessage('results.saved', locale),
    list: rawMessage('live.list', locale),
    paging: rawMessage('results.paging', locale),
    page: rawMessage('results.page', locale),
    pageOf: rawMessage('results.pageOf', locale),
    previous: rawMessage('results.previous', locale),
    next: rawMessage('results.next', locale),
    clearAll: rawMessage('live.clearAll', locale),
    remove: rawMessage('live.remove', locale),
    chips: viewChipWords(locale),
    unknown: rawPlural('live.unknown', locale),
    unknownDrop: rawMessage('live.unknownDrop', locale),
    emptyTitle: rawMessage(isProjects ? 'results.emptyProjects' : 'results.emptyProperties', locale),
    emptyFor: rawMessage(isProjects ? 'live.emptyProjects' : 'live.emptyProperties', locale),
    emptyText: rawMessage('live.emptyText', locale),
    emptyNothing: rawMessage('live.emptyNothing', locale),
    without: rawMessage('live.without', locale),
    nearest: rawMessage('live.nearest', locale),
    nearestPlace: rawMessage('live.nearestPlace', locale),
    unpriced: rawPlural('live.unpriced', locale),
    alertTitle: rawMessage('results.alertTitle', locale),
    alertTitleTown: rawMessage('results.alertTitleTown', locale),
    alertText: rawMessage('live.alertFiltered', locale),
    alertAction: rawMessage('results.alertAction', locale),
    alertHref: formPath(context, 'demand-register', locale) ?? '',
    saveSearch: rawMessage('personal.saveSearch', locale),
    searchByMail: rawMessage('personal.searchByMail', locale),
    searchSaved: rawMessage('personal.searchSaved', locale),
    held: rawMessage('personal.held', locale),
    toSearches: rawMessage('personal.toSearches', locale),
    searchesHref: optionalPath(context, personalKey('searches'), locale) ?? '',
    map: viewMapWords(locale, isProjects),
  }
}

function viewChipWords(locale: Locale): ChipWords {
  const flags = filterNames.filter((name) => isOfKind(name, 'flag'))
  const steps = filterNames.filter((name) => isOfKind(name, 'atLeast'))
  return {
    ...recordOf(flags, (name) => rawMessage(`filters.field.${name}`, locale)),
    ...recordOf(steps, (name) => stepWords(name, locale)),
    label: rawMessage('filters.chip.label', locale),
    text: rawMessage('filters.chip.text', locale),
    around: rawMessage('filters.chip.around', locale),
    box: rawMessage('filters.chip.box', locale),
    polygon: rawMessage('filters.chip.polygon', locale),
    priceUnder: rawMessage('filters.priceUnder', locale),
    priceOver: rawMessage('filters.priceOver', locale),
    priceBetween: rawMessage('filters.priceBetween', locale),
  }
}

/** A surface has no plural: both forms are the same. */
function stepWords(name: FiltersOf<'atLeast'>, locale: Locale): PluralForms {
  const key = `filters.chip.${name}` as const
  if (filters[name].unit === 'count') return rawPlural(key, locale)
  const words = rawMessage(key, locale)
  return { one: words, other: words }
}
