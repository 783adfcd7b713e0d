import { formKey } from '#routes/path/route-keys.ts'
import { fixedPages } from '#routes/expand/fixed-entry.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Forms that are not in the menu, such as the request for a visit. */
export const form: PageKindDefinition<Readonly<{ kind: 'form'; form: string }>> = {
  ...ordinary,
  isKeptOffline: false,
  expand: (input) =>
    fixedPages(input, 'form').map(({ entry, draft }) => ({
      ...draft,
      key: formKey(entry.form),
      target: { kind: 'form', form: entry.form },
    })),
}
