import { expect, test } from 'vitest'
import { createPage } from '#views/kit/page.ts'
import { viewOfficeHours } from '#views/listing/office-hours.ts'
import { createContext } from './listing-context.ts'

const context = createContext({})
const [base] = context.catalogue.offices

test.each([
  ['nl', '9–12.30\u00A0uur en 13.30–18\u00A0uur'],
  ['fr', '9\u00A0h – 12\u00A0h\u00A030 et 13\u00A0h\u00A030 – 18\u00A0h'],
  ['en', '9\u00A0am–12.30\u00A0pm and 1.30–6\u00A0pm'],
  ['de', '9–12.30\u00A0Uhr und 13.30–18\u00A0Uhr'],
] as const)('an office tells its hours as people write them in %s', (locale, hours) => {
  if (base === undefined) throw new Error('the catalogue has no office')
  const open = [
    { from: '9:00', until: '12:30' },
    { from: '13:30', until: '18:00' },
  ]
  const office = { ...base, hours: [{ days: { nl: 'Maandag' }, open }] }
  const lang = locale === 'nl' ? undefined : 'nl-BE'
  expect(viewOfficeHours(office, createPage(context, locale))).toEqual([{ days: 'Maandag', lang, hours }])
})

test('an office without set hours says so in words', () => {
  if (base === undefined) throw new Error('the catalogue has no office')
  const note = { nl: 'op afspraak', fr: 'sur rendez-vous' }
  const office = { ...base, hours: [{ days: { nl: 'Zondag', fr: 'Dimanche' }, open: [], note }] }
  expect(viewOfficeHours(office, createPage(context, 'fr'))).toEqual([
    { days: 'Dimanche', hours: 'sur rendez-vous' },
  ])
})
