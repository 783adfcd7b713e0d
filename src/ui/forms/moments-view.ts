import type { DayView } from './form-view.ts'

/** The moments that a form offers, and the sentence that says where they take place; `reason` says why none can be chosen. */
export type MomentsView = Readonly<{
  days: readonly DayView[]
  /** ID of the office whose moments they are. */
  office?: string
  place?: string
  reason?: 'officeUnknown' | 'officeCalls' | 'full'
}>
