import type { Subscription } from '#service/kit/database/tables.ts'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })

/** Days in Belgium between two mails at least. */
const daysBetween = { '': 0, atOnce: 0, daily: 1, weekly: 7 } as const

/** Whether a subscriber may get a mail; days are counted as dates in Belgium, since a job runs a minute early or late. */
export function isDue(
  { frequency, mailed_at }: Pick<Subscription, 'frequency' | 'mailed_at'>,
  now: number,
): boolean {
  if (mailed_at === null) return true
  const days = (Date.parse(day.format(now)) - Date.parse(day.format(mailed_at))) / (24 * 60 * 60 * 1000)
  return days >= daysBetween[frequency]
}
