import { dayOf, type LocalTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { type Month, monthOf } from './month.ts'

/** What happened to a home in a month: viewings that took place, requests for documents, offers that were released. */
export type MonthOfHome = Readonly<Record<'viewings' | 'documentRequests' | 'offers', number>>

/** Returns what happened in a month. */
export function monthOfHome({ viewings, documentRequests, offers }: OwnedHome, month: Month): MonthOfHome {
  const isIn = (at: LocalTime): boolean => monthOf(dayOf(at)) === month
  return {
    viewings: viewings.filter(({ at, status }) => status === 'done' && isIn(at)).length,
    documentRequests: documentRequests.filter(isIn).length,
    offers: offers.filter(({ receivedAt }) => isIn(receivedAt)).length,
  }
}
