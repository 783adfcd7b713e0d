import type { Section } from '#domain/site/agency.ts'
import type { Locale } from '#domain/values/locale.ts'
import { rawMessage, rawPlural } from '#i18n/raw-message.ts'
import type { LiveWords } from '#search/query/live-words.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formPath } from '#views/forms/form-link.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { viewMapWords } from './results-map.ts'

/** Returns the sentences that the live list of a section says in a language, with their placeholders. */
export function viewLiveWords(context: ViewContext, section: Section, locale: Locale): LiveWords {
  const isProjects = section.kind === 'projects'
  const found = rawPlural(isProjects ? 'results.countProjects' : 'results.count', locale)
  const bedrooms = rawPlural('live.bedrooms', locale)
  const unpriced = rawPlural('live.unpriced', locale)
  return {
    section: section.name[locale],
    inTown: rawMessage('results.inTown', locale),
    found_one: found.one,
    found_other: found.other,
    summary: rawMessage('results.summary', locale),
    list: rawMessage('live.list', locale),
    paging: rawMessage('results.paging', locale),
    page: rawMessage('results.page', locale),
    pageOf: rawMessage('results.pageOf', locale),
    previous: rawMessage('results.previous', locale),
    next: rawMessage('results.next', locale),
    clearAll: rawMessage('live.clearAll', locale),
    remove: rawMessage('live.remove', locale),
    bedrooms_one: bedrooms.one,
    bedrooms_other: bedrooms.other,
    living: rawMessage('live.living', locale),
    plot: rawMessage('live.plot', locale),
    energy: rawMessage('live.energy', locale),
    garden: rawMessage('filters.garden', locale),
    garage: rawMessage('filters.garage', locale),
    new: rawMessage('filters.new', locale),
    text: rawMessage('live.text', locale),
    around: rawMessage('live.around', locale),
    box: rawMessage('live.box', locale),
    polygon: rawMessage('live.polygon', locale),
    priceUnder: rawMessage('filters.priceUnder', locale),
    priceOver: rawMessage('filters.priceOver', locale),
    priceBetween: rawMessage('filters.priceBetween', locale),
    emptyTitle: rawMessage(isProjects ? 'results.emptyProjects' : 'results.emptyProperties', locale),
    emptyText: rawMessage('live.emptyText', locale),
    emptyNothing: rawMessage('live.emptyNothing', locale),
    without: rawMessage('live.without', locale),
    whole: rawMessage('live.whole', locale),
    unpriced_one: unpriced.one,
    unpriced_other: unpriced.other,
    alertTitle: rawMessage('results.alertTitle', locale),
    alertTitleTown: rawMessage('results.alertTitleTown', locale),
    alertText: rawMessage('live.alertFiltered', locale),
    alertAction: rawMessage('results.alertAction', locale),
    alertHref: formPath(context, 'demand-register', locale) ?? '',
    saveSearch: rawMessage('personal.saveSearch', locale),
    searchSaved: rawMessage('personal.searchSaved', locale),
    toSearches: rawMessage('personal.toSearches', locale),
    searchesHref: optionalPath(context, personalKey('searches'), locale) ?? '',
    map: JSON.stringify(viewMapWords(locale, isProjects)),
  }
}
