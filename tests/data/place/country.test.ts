import { expect, test } from 'vitest'
import { countryOf } from '#data/place/country.ts'

test.each([
  ['BE', 10, 'B', 'be', 'BEL', 'België', 'BELGIQUE', 'Belgium', 'Belgien'],
  ['LU', 50, 'Luxemburg', 'Grand-Duché de Luxembourg', 'LUX'],
  ['NL', 63, 'Nederland', 'Pays-Bas', 'The Netherlands', 'Niederlande', 'Holland', 'NLD'],
  ['ES', 'Spanje', 'Espagne', 'SPAIN', 'Spanien', 'ES', 'ESP'],
  ['FR', 'Frankrijk', 'France', 'Frankreich', 'FRA'],
  ['DE', 'Duitsland', 'Allemagne', 'Germany', 'Deutschland', 'D'],
  ['AT', 'Österreich', 'Oostenrijk', 'Autriche', 'Austria'],
  ['GB', 'UK', 'VK', 'Verenigd Koninkrijk', 'Royaume-Uni', 'Great Britain', 'Engeland'],
  ['US', 'USA', 'Verenigde Staten', 'États-Unis', 'Vereinigte Staaten'],
  ['CZ', 'Tsjechië', 'Tchéquie', 'Czech Republic', 'Tschechien'],
  ['IT', 'Italië', 'Italie', 'Italy', 'Italien'],
  ['PT', 'Portugal'],
  ['CH', 'Zwitserland', 'Suisse', 'Schweiz'],
  ['MA', 'Marokko', 'Maroc', 'Morocco'],
])('%s has many names', (code, ...names) => {
  for (const name of names) expect([name, countryOf(name)]).toEqual([name, code])
})

test.each(['', '0', 99, 'Atlantis', 'toString', 'constructor'])('%j is no country', (cell) => {
  expect(countryOf(cell)).toBeUndefined()
})
