import { portalKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/**
 * The empty page that the service fills in for an owner. Only sites whose service answers below their own address have it:
 * the cookie of a session goes to no other.
 */
export const portal: PageKindDefinition<Readonly<{ kind: 'portal' }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  isKeptOffline: false,
  asksConsent: false,
  isMeasured: false,
  expand: (input) =>
    input.catalogue.site.formsEndpoint?.startsWith('/') === true
      ? [
          {
            ...ownPage(input, 'portal'),
            key: portalKey(),
            target: { kind: 'portal' },
            isIndexable: false,
          },
        ]
      : [],
}
