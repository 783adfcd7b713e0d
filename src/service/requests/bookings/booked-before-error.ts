import type { refuseAnother } from '#domain/appointments/open-appointments.ts'

/** Somebody who has an appointment already, so that this one cannot be made. */
export class BookedBeforeError extends Error {
  override name = 'BookedBeforeError'

  readonly reason

  constructor(reason: NonNullable<ReturnType<typeof refuseAnother>>) {
    super(reason)
    this.reason = reason
  }
}
