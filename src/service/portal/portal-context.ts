import type { DoorContext } from '#service/door/door-context.ts'

/** What the portal needs to answer. */
export type PortalContext = DoorContext &
  Readonly<{
    /** Directory of the documents that owners read. */
    ownerDocuments: string
  }>
