import { type PersonalPage, personalPages } from '#domain/site/personal-page.ts'
import { personalKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** What visitors keep in their own browser: the same page for everybody, so not for search engines. */
export const personal: PageKindDefinition<Readonly<{ kind: 'personal'; page: PersonalPage }>> = {
  ...ordinary,
  expand: (input) =>
    personalPages.map((page) => ({
      ...ownPage(input, page),
      key: personalKey(page),
      target: { kind: 'personal', page },
      isIndexable: false,
    })),
}
