import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOpen, type OpenAppointment, refuseAnother } from '#domain/appointments/open-appointments.ts'

const appointment: fc.Arbitrary<OpenAppointment> = fc.record({
  starts: fc.constantFrom('2026-11-26T10:00', '2026-11-26T10:30', '2026-11-27T14:00', '2026-11-28T09:00'),
  subject: fc.constantFrom(undefined, 'property/1', 'property/2', 'property/3', 'project/4'),
})

test('nobody is in two places at once, has two appointments about one home, or more than a few', () => {
  fc.assert(
    fc.property(fc.array(appointment, { maxLength: 6 }), (asked) => {
      const open: OpenAppointment[] = []
      for (const one of asked) if (refuseAnother(open, one) === undefined) open.push(one)
      expect(new Set(open.map(({ starts }) => starts)).size).toBe(open.length)
      const homes = open.flatMap(({ subject }) => subject ?? [])
      expect(new Set(homes).size).toBe(homes.length)
      expect(open.length).toBeLessThanOrEqual(mostOpen)
      // The moment itself is the first reason: it is said to the visitor whose own it is.
      for (const one of open) expect(refuseAnother(open, one)).toBe('bookedThen')
    }),
  )
})

test('the first appointment is always free to make', () => {
  fc.assert(fc.property(appointment, (one) => refuseAnother([], one) === undefined))
})
