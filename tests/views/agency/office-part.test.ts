import { expect, test } from 'vitest'
import { berlare, createOffice, sintPauwels } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { viewOfficePart } from '#views/agency/office-part.ts'
import { createPage } from '#views/kit/page.ts'

test('an office whose position is known lies on a map among the towns around it', () => {
  const at = { latitude: 51.1, longitude: 4.05 }
  const towns = [berlare, { ...sintPauwels, coordinates: { latitude: 51.1, longitude: 4.14 } }]
  const page = createPage(createContext({ towns }), 'nl')
  const office = createOffice('berlare', 'Berlare')
  const { map } = viewOfficePart(page, { ...office, coordinates: at })
  expect(map?.label).toBe('Kaart: Berlare en de gemeenten errond')
  expect(map?.drawing.here.name).toBe('Berlare')
  expect(map?.drawing.towns.map(({ name }) => name)).toEqual(['Sint-Pauwels'])
  expect(viewOfficePart(page, office).map).toBeUndefined()
})

test('an office is closed on public holidays, unless it is open on them', () => {
  const page = createPage(createContext({}), 'nl')
  const hours = [
    { days: { nl: 'Vrijdag' }, weekdays: ['friday'], open: [{ from: '9:00', until: '12:00' }] },
  ] as const
  const calendar = { minutes: 30, seats: 1, leadHours: 1, daysAhead: 9, hours: {}, closed: [] }
  const closedOf = (isOpenOnHolidays: boolean) => {
    const appointments = { ...calendar, isOpenOnHolidays }
    const { opening } = viewOfficePart(page, { ...createOffice('berlare', 'Berlare'), hours, appointments })
    return JSON.parse(opening ?? '').closed
  }
  expect(closedOf(true)).toEqual([])
  expect(closedOf(false)).toEqual(['2026-12-25', '2027-01-01'].map((on) => ({ first: on, last: on })))
})
