import { BookedBeforeError } from '#service/requests/bookings/booked-before-error.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { ConflictError } from '#service/kit/conflict-error.ts'
import { UsedProofError } from '#service/kit/proofs/use-proof.ts'
import type { CheckedRequest, FormsContext } from './forms-context.ts'

/** How storing a form ended. */
export type Stored =
  | Readonly<{ kind: 'stored'; number: number }>
  /** Its proof of work was used for another form. */
  | Readonly<{ kind: 'proofUsed' }>
  /** Its moment is taken. */
  | Readonly<{ kind: 'slotTaken' }>
  /** Its sender has an appointment already. */
  | Readonly<{ kind: 'bookedBefore'; reason: BookedBeforeError['reason'] }>
  /** It cannot be accepted now; `page` is the path of the page that says why. */
  | Readonly<{ kind: 'conflict'; page: string }>

/**
 * Stores a form that passed all checks.
 * @throws {UnreadableError} when the database fails: then nothing was stored, or nobody knows
 */
export async function storeForm(
  { accept }: Pick<FormsContext, 'accept'>,
  request: CheckedRequest,
): Promise<Stored> {
  try {
    return { kind: 'stored', number: await accept(request) }
  } catch (error) {
    if (error instanceof UsedProofError) return { kind: 'proofUsed' }
    if (error instanceof SlotTakenError) return { kind: 'slotTaken' }
    if (error instanceof BookedBeforeError) return { kind: 'bookedBefore', reason: error.reason }
    if (error instanceof ConflictError) return { kind: 'conflict', page: error.page }
    throw error
  }
}
