import { deskKey, portalKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

type Kind = 'portal' | 'desk'

/**
 * An empty page that the service fills in for people who sign in. Only sites whose service answers below their own address
 * have it: the cookie of a session goes to no other.
 */
function behindDoor<K extends Kind>(kind: K, key: string): PageKindDefinition<Readonly<{ kind: K }>> {
  return {
    ...ordinary,
    hasOriginalAddress: false,
    isKeptOffline: false,
    asksConsent: false,
    isMeasured: false,
    expand: (input) =>
      input.catalogue.site.formsEndpoint?.startsWith('/') === true
        ? [{ ...ownPage(input, kind), key, target: { kind }, isIndexable: false }]
        : [],
  }
}

/** The empty page of owners. */
export const portal = behindDoor('portal', portalKey())

/** The empty page of staff. */
export const desk = behindDoor('desk', deskKey())
