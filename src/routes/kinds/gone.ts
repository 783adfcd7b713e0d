import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Pages of listings that were removed; the ledger makes them from the live routes, after all others (expand-gone.ts). */
export const gone: PageKindDefinition<Readonly<{ kind: 'gone'; section: string }>> = {
  ...ordinary,
  expand: () => [],
}
