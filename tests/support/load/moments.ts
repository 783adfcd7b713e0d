import type { Recipients } from '#contracts/forms-file.ts'
import { createLanguages } from '#i18n/languages.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Answers } from '#forms/answers.ts'
import { timetable } from '#service/requests/bookings/timetable.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'

/** Returns a moment that no other visitor is given, of the office that a form is for; undefined once all are given. */
export type Moments = (answers: Answers, homeOffice?: string) => string | undefined

/**
 * Returns the moments that the offices of a site offer now, the last ones first: the first ones pass during a load. None of today and
 * tomorrow: a visitor is not reminded of all of those, so their mails differ from others'.
 */
export function createMoments(recipients: Recipients): Moments {
  const now = Date.now()
  const language = createLanguages()(recipients.locale)
  const tomorrow = addDays(toBrussels(now).on, 1)
  const free = new Map(
    recipients.offices.map((office) => [
      office.id,
      timetable(office, new Map(), language, now)
        .filter(({ date }) => date > tomorrow)
        .flatMap(({ slots }) => slots.map(({ value }) => value)),
    ]),
  )
  return (answers, homeOffice) => {
    const office = officeFor(recipients, answers, homeOffice)
    return office === undefined ? undefined : free.get(office.id)?.pop()
  }
}
