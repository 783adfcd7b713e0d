import type { Recipients } from '#contracts/forms-file.ts'
import { createLanguages } from '#i18n/languages.ts'
import type { Answers } from '#forms/answers.ts'
import { timetable } from '#service/requests/bookings/timetable.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'

/** Returns a moment that no other visitor is given, of the office that a form is for; undefined once all are given. */
export type Moments = (answers: Answers, homeOffice?: string) => string | undefined

/** Returns the moments that the offices of a site offer now, the last ones first: the first ones pass during a load. */
export function createMoments(recipients: Recipients): Moments {
  const now = Date.now()
  const language = createLanguages()(recipients.locale)
  const free = new Map(
    recipients.offices.map((office) => [
      office.id,
      timetable(office, new Map(), language, now).flatMap(({ slots }) => slots.map(({ value }) => value)),
    ]),
  )
  return (answers, homeOffice) => {
    const office = officeFor(recipients, answers, homeOffice)
    return office === undefined ? undefined : free.get(office.id)?.pop()
  }
}
