import type { Mandate } from '#domain/owners/owned-home.ts'

/** Returns what became of a home in a few words. @example 'for sale, online since 2026-09-22' */
export function formatMandate(mandate: Mandate | undefined): string {
  if (mandate === undefined) return '-'
  const { goal, availability, onlineSince, closedOn } = mandate
  const state =
    availability === 'available'
      ? goal === 'sale'
        ? 'for sale'
        : 'for rent'
      : availability === 'underOption'
        ? 'under option'
        : availability
  const day = closedOn ?? onlineSince
  return day === undefined ? state : `${state}, ${closedOn === undefined ? 'online since' : 'on'} ${day}`
}
