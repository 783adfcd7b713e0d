import { describe, expect, test } from 'vitest'
import type { Answers } from '#forms/answers.ts'
import { forms } from '#forms/forms.ts'
import { formIds } from '#forms/form.ts'
import { nextSteps, stepsAfterBooking } from '#forms/next-steps.ts'
import { timeOfReminder } from '#service/requests/bookings/reminder.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

describe('what happens next is true for everybody who sent the form', () => {
  const requires = (id: (typeof formIds)[number], name: string): boolean =>
    forms[id].groups.some(({ rows }) => rows.flat().some((field) => field.name === name && field.isRequired))

  test('a call is promised where a number is asked, and a copy where an address is', () => {
    const wrong = formIds.filter((id) => {
      const steps: readonly string[] = nextSteps[id]
      const callsNobody =
        (steps.includes('call') || steps.includes('valuationCall')) && !requires(id, 'phone')
      const mailsNobody = (steps.includes('copy') || steps.includes('confirm')) && !requires(id, 'email')
      return callsNobody || mailsNobody
    })
    expect(wrong).toEqual([])
  })

  test('a copy and a reminder are promised to who gets them', () => {
    expect(stepsAfterBooking('visit', { hasCopy: true, isReminded: true })).toContain('reminder')
    expect(stepsAfterBooking('visit', { hasCopy: false, isReminded: false })).toEqual(['papers', 'opinion'])
    expect(stepsAfterBooking('appointment', { hasCopy: false, isReminded: false })).toEqual(['meeting'])
  })

  test('a reminder is for who left an address and comes the day after tomorrow, not for tomorrow', () => {
    const moment = { on: day('2026-11-26') }
    const now = Date.parse('2026-11-24T10:00:00Z')
    const sent = (answers: Answers) => ({ moment, sent: { answers } })
    expect(timeOfReminder(sent({ email: 'a@x.example' }), now)).toBe(Date.parse('2026-11-25T08:00:00Z'))
    expect(timeOfReminder(sent({ phone: '0470 00 00 00' }), now)).toBeUndefined()
    expect(timeOfReminder(sent({ email: 'a@x.example' }), Date.parse('2026-11-25T15:00:00Z'))).toBeUndefined()
  })
})
