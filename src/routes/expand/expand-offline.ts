import type { Catalogue } from '#domain/site/catalogue.ts'
import type { RouteDraft } from './route-draft.ts'
import { offlineKey } from '#routes/path/route-keys.ts'
import { homeSteps } from '#routes/path/steps.ts'

/** Returns the page that says that there is no connection; only the service worker shows it. */
export function expandOffline(catalogue: Catalogue): RouteDraft {
  return {
    key: offlineKey(),
    target: { kind: 'offline' },
    type: 'page',
    original: '/offline/',
    path: { nl: 'offline', fr: 'hors-ligne', en: 'offline', de: 'offline' },
    steps: homeSteps(catalogue),
    label: { nl: 'Geen verbinding', fr: 'Pas de connexion', en: 'No connection', de: 'Keine Verbindung' },
    isIndexable: false,
    source: { file: 'src/routes/expand/expand-offline.ts', record: 'offline', field: 'path' },
  }
}
