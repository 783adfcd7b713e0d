import { loginKey } from '#routes/path/route-keys.ts'
import { fixedPages } from '#routes/expand/fixed-entry.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The owners' login; without a German page German ones lead to the English one (specification, section 2). */
export const login: PageKindDefinition<Readonly<{ kind: 'login' }>> = {
  ...ordinary,
  isKeptOffline: false,
  asksConsent: false,
  expand: (input) =>
    fixedPages(input, 'login').map(({ draft }) => ({
      ...draft,
      key: loginKey(),
      target: { kind: 'login' },
      optionalLocales: ['de'],
    })),
}
