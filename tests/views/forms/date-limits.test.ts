import { expect, test } from 'vitest'
import { addDays } from '#domain/values/plain-date.ts'
import type { PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { context, fieldsOf, rightAnswers } from '#tests/support/forms/right-answers.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewForm } from '#views/forms/form.ts'

const site = createContext({}, { now: context.today })
const dates = formIds.flatMap((id) =>
  viewForm(createPage(site, 'nl'), id, 'title').groups.flatMap(({ rows }) =>
    rows.flatMap(({ fields }) =>
      fields.flatMap(({ name, control }) => (control.kind === 'date' ? [{ id, name, ...control }] : [])),
    ),
  ),
)

test('every date of a form is among them', () => {
  const defined = formIds.flatMap((id) => fieldsOf(id).filter(({ control }) => control.kind === 'date'))
  expect(dates.map(({ name }) => name)).toEqual(defined.map(({ name }) => name))
})

// Later on its day than the hour at which the offer ends, so that it may end on the last day.
const term = { ...context.term, now: Date.parse('2026-11-24T13:00:00Z') }

test.each(dates)('the calendar of $name begins and ends where the check of $id does', (date) => {
  const isRefused = (on: string): boolean => {
    // A deed is not before the end of the offer.
    const ends: PostedTexts = date.name === 'deedBy' ? { validUntil: ['2026-11-25'] } : {}
    const posted = { ...rightAnswers(date.id), ...ends, [date.name]: [on] }
    const checked = checkForm(forms[date.id], posted, { ...context, term })
    return !checked.ok && date.name in checked.errors
  }
  expect(isRefused(addDays(day(date.first), -1))).toBe(true)
  expect(isRefused(date.last)).toBe(false)
  expect(isRefused(addDays(day(date.last), 1))).toBe(true)
})
