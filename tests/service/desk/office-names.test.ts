import { expect, test } from 'vitest'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'

/** Returns what the desk calls offices, each given by its name and its place. */
function namesOf(agency: string, ...offices: readonly (readonly [name: string, place: string])[]) {
  const reach = { phone: '', email: '' }
  const recipients = {
    agency: { name: agency, ...reach },
    offices: offices.map(([name, place]) => ({ id: name, name, place, zips: [], ...reach })),
  }
  const words = { recipients } as unknown as DeskPage['words']
  return namedOffices({ words }).map(({ name }) => name)
}

test('offices with the name of the agency are called by their towns, whatever their number and street', () => {
  const berlare = ['Voorbeeld & Zoon Berlare', 'Dorp 1000 bus 2, 9290 Berlare'] as const
  const waas = ['Voorbeeld & Zoon Sint-Niklaas', 'Plein 3, 9100 Sint-Niklaas'] as const
  const panne = ['Voorbeeld & Zoon aan zee', 'Zeelaan 4, 8660 De Panne'] as const
  expect(namesOf('Voorbeeld & Zoon Vastgoed', berlare, waas, panne)).toEqual([
    'Berlare',
    'Sint-Niklaas',
    'De Panne',
  ])
})

test('other names stay as they are: an only office, names of their own, two offices in a town', () => {
  const north = ['Voorbeeld Noord', 'Dok 1, 9000 Gent'] as const
  const south = ['Voorbeeld Zuid', 'Plein 2, 9000 Gent'] as const
  const own = ['Huis aan de Leie', 'Kaai 3, 9800 Deinze'] as const
  expect(namesOf('Voorbeeld', north)).toEqual(['Voorbeeld Noord'])
  expect(namesOf('Voorbeeld', north, own)).toEqual(['Voorbeeld Noord', 'Huis aan de Leie'])
  expect(namesOf('Voorbeeld', north, south)).toEqual(['Voorbeeld Noord', 'Voorbeeld Zuid'])
})
