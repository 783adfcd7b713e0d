import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Localised } from '#domain/values/locale.ts'
import { type PersonalPage, personalPages } from '#domain/site/personal-page.ts'
import type { RouteDraft } from './route-draft.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import { homeSteps } from '#routes/path/steps.ts'

type Names = Readonly<{ original: string; path: Localised<string>; label: Localised<string> }>

const names: Readonly<Record<PersonalPage, Names>> = {
  favourites: {
    original: '/favourites/',
    path: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'favoriten' },
    label: { nl: 'Favorieten', fr: 'Favoris', en: 'Favourites', de: 'Favoriten' },
  },
  compare: {
    original: '/compare/',
    path: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' },
    label: { nl: 'Vergelijken', fr: 'Comparer', en: 'Compare', de: 'Vergleichen' },
  },
  recent: {
    original: '/recently-viewed/',
    path: { nl: 'recent-bekeken', fr: 'vus-recemment', en: 'recently-viewed', de: 'zuletzt-angesehen' },
    label: { nl: 'Recent bekeken', fr: 'Vus récemment', en: 'Recently viewed', de: 'Zuletzt angesehen' },
  },
  searches: {
    original: '/saved-searches/',
    path: { nl: 'zoekopdrachten', fr: 'recherches', en: 'saved-searches', de: 'suchen' },
    label: {
      nl: 'Bewaarde zoekopdrachten',
      fr: 'Recherches enregistrées',
      en: 'Saved searches',
      de: 'Gespeicherte Suchen',
    },
  },
}

/** Returns the pages of what a visitor keeps in the own browser: the same for everybody, so not for search engines. */
export function expandPersonal(catalogue: Catalogue): readonly RouteDraft[] {
  const steps = homeSteps(catalogue)
  return personalPages.map((page) => ({
    key: personalKey(page),
    target: { kind: 'personal', page },
    type: 'page',
    ...names[page],
    steps,
    isIndexable: false,
    source: { file: 'src/routes/expand/expand-personal.ts', record: page, field: 'path' },
  }))
}
