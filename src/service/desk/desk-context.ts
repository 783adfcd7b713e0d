import type { DoorContext, PageRequest } from '#service/door/door-context.ts'
import type { Staff } from '#service/owners/accounts/find-staff.ts'

/** What the desk needs to answer. */
export type DeskContext = DoorContext

/** A request of a member of staff; it is answered in the desk's own empty page. */
export type DeskRequest = PageRequest &
  Readonly<{
    staff: Staff
    /** Proves that a post comes from a page of this session: the field `token` of each form. */
    token: string
  }>
