import { thankYouKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { fixedPages } from '#routes/expand/fixed-entry.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Pages after a form was sent; of a form that is for one of several offices, each office has its own. */
export const thankYou: PageKindDefinition<Readonly<{ kind: 'thank-you'; form: string; officeId?: string }>> =
  {
    ...ordinary,
    isKeptOffline: false,
    asksConsent: false,
    expand: (input) =>
      fixedPages(input, 'feedback').flatMap(({ entry: { form, eachOffice }, draft }) => {
        const all = { ...draft, key: thankYouKey(form), target: { kind: 'thank-you', form } } as const
        const { offices } = input.catalogue
        if (eachOffice !== true || offices.length < 2) return [all]
        const own = offices.map(({ id, name }) => ({
          ...draft,
          key: thankYouKey(form, id),
          target: { kind: 'thank-you', form, officeId: id } as const,
          original: `${draft.original.replace(/\/$/, '')}-${id}/`,
          path: belowBase(draft.path, () => id),
          label: Object.fromEntries(
            Object.entries(draft.label).map(([locale, label]) => [locale, `${label}, ${name}`]),
          ),
        }))
        return [all, ...own]
      }),
  }
