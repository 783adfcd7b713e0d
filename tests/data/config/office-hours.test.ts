import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { officeHours } from '#data/config/agency/office-hours.ts'

describe('the hours of an office', () => {
  test('are one or more spans of a day', () => {
    expect(v.parse(officeHours, '9:00–12:30, 13:30-18:00')).toEqual({
      open: [
        { from: '9:00', until: '12:30' },
        { from: '13:30', until: '18:00' },
      ],
    })
  })

  test('may be words per language instead', () => {
    const words = v.parse(officeHours, { nl: 'op afspraak', fr: 'sur rendez-vous' })
    expect(words).toEqual({ open: [], note: { nl: 'op afspraak', fr: 'sur rendez-vous' } })
  })

  test.each(['9h-12h', '9:00', 'gesloten', '9:00–12:75', '25:00–26:00', '9:00–12:30;'])(
    'are refused as %j, with what is expected',
    (hours) => {
      const { issues } = v.safeParse(officeHours, hours)
      expect(issues?.[0].message).toContain('hours such as 9:00–12:30, 13:30–18:00')
    },
  )
})
