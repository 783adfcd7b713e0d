import { offlineKey } from '#routes/path/route-keys.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The page that the service worker shows without a connection, in place of one that was never visited. */
export const offline: PageKindDefinition<Readonly<{ kind: 'offline' }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  expand: (input) => [
    {
      ...ownPage(input, 'offline'),
      key: offlineKey(),
      target: { kind: 'offline' },
      isIndexable: false,
    },
  ],
}
