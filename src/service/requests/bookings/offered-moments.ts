import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { Language } from '#i18n/languages.ts'
import type { Answers } from '#forms/answers.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { parseSlot } from './slot-value.ts'
import { timetable } from './timetable.ts'

/** What a form with moments asks: the chosen office, and the home that it is about. */
export type AskedMoments = Readonly<{ language: Language; answers: Answers; subject?: string }>

/** Returns the moments of the office that a form is for, and where they take place; or why there are none. */
export async function offeredMoments(
  words: Pick<SiteWords, 'recipients' | 'subject'>,
  { language, answers, subject }: AskedMoments,
  {
    taken,
    now,
  }: Readonly<{ taken: (office: OfficeRecipient) => Promise<ReadonlyMap<string, number>>; now: number }>,
): Promise<MomentsView> {
  const home = words.subject(subject, language.locale)
  const office = officeFor(words.recipients, answers, home?.officeId)
  if (office === undefined) return { days: [], reason: 'officeUnknown' }
  const { id, name, calendar } = office
  if (calendar === undefined) return { office: id, days: [], reason: 'officeCalls' }
  const days = timetable(office, await taken(office), language, now)
  const isFull = days.every(({ slots }) => slots.every(({ isTaken }) => isTaken))
  return {
    office: id,
    place: language.t('forms.slot.place', { place: home?.place ?? `${name}, ${office.place}` }),
    days,
    reason: isFull ? 'full' : undefined,
  }
}

/** Why a moment that was posted cannot be chosen; undefined for one that can, and without one: then the office calls. */
export function slotTrouble(
  { office, days }: MomentsView,
  slot = '',
): 'slotTaken' | 'slotElsewhere' | undefined {
  if (slot === '') return undefined
  const wanted = parseSlot(slot)?.office
  if (wanted !== undefined && wanted !== office) return 'slotElsewhere'
  return days.some(({ slots }) => slots.some(({ value, isTaken }) => value === slot && !isTaken))
    ? undefined
    : 'slotTaken'
}
