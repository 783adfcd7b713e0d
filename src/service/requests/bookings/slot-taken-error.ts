/** A moment that somebody else has taken, or that has passed. */
export class SlotTakenError extends Error {
  override name = 'SlotTakenError'

  constructor(slot: string) {
    super(`${slot} is taken`)
  }
}
