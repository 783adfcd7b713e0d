import type { Catalogue } from '#domain/site/catalogue.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import type { RouteDraft } from './route-draft.ts'
import { formKey, loginKey, thankYouKey } from '#routes/path/route-keys.ts'
import { homeSteps } from '#routes/path/steps.ts'

/** A route that `routes.json` names with its paths, instead of a record. */
type FixedEntry = Exclude<RouteEntry, { type: 'prefix' }>

/** Returns the fixed pages of `routes.json`: forms, their thanks, the owners' login. None is for search engines. */
export function expandEntries(catalogue: Catalogue, entries: readonly RouteEntry[]): readonly RouteDraft[] {
  const steps = homeSteps(catalogue)
  return entries
    .filter((entry): entry is FixedEntry => entry.type !== 'prefix')
    .map((entry) => ({
      ...kindOf(entry),
      original: entry.original,
      path: entry.path,
      optionalLocales: entry.type === 'login' ? ['de'] : undefined,
      steps,
      label: entry.breadcrumb,
      isIndexable: false,
      source: { file: 'routes.json', record: entry.original, field: 'path' },
    }))
}

function kindOf(entry: FixedEntry): Pick<RouteDraft, 'key' | 'target' | 'type'> {
  switch (entry.type) {
    case 'feedback': {
      const { form, officeId } = entry
      return {
        key: thankYouKey(form, officeId),
        target: { kind: 'thank-you', form, officeId },
        type: 'feedback',
      }
    }
    case 'form':
      return { key: formKey(entry.form), target: { kind: 'form', form: entry.form }, type: 'page' }
    case 'login':
      return { key: loginKey(), target: { kind: 'login' }, type: 'login' }
  }
}
