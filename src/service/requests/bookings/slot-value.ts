import type { Moment } from '#domain/appointments/calendar.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'

/** A moment of an office's calendar. */
export type Slot = Readonly<{ office: string; moment: Moment }>

/** Returns a slot as forms post it. @example 'berlare/2026-11-24T14:00' */
export function formatSlot({ office, moment }: Slot): string {
  return `${office}/${formatStart(moment)}`
}

/** Returns the slot of a posted text; undefined for any other text. */
export function parseSlot(text: string): Slot | undefined {
  const [office = '', starts = ''] = text.split('/')
  const moment = parseStart(starts)
  return moment === undefined || office === '' ? undefined : { office, moment }
}

/** Returns a moment as it is stored. @example '2026-11-24T14:00' */
export function formatStart({ on, at }: Moment): string {
  return `${on}T${at}`
}

/** Returns a moment as it was stored; undefined for any other text. */
export function parseStart(text: string): Moment | undefined {
  const [on = '', at = ''] = text.split('T')
  return isPlainDate(on) && /^\d\d:\d\d$/.test(at) ? { on, at } : undefined
}
