import { expect, test } from 'vitest'
import { checkMonthSums } from '#scripts/checks/built/month-sums.ts'

const page = (about: string, sum: string, tax: string) => ({
  path: '/nl/pand/',
  html: `<p><a data-month-of="about">${about}</a></p><dl><dd data-month-of="sum">${sum}</dd></dl>
    <details data-month="{}"><b data-month-of="sum">${sum}</b><dl><dd data-month-of="loan">€ 1.688</dd>
    <dd data-month-of="propertyTax">${tax}</dd></dl></details>`,
})

test.each([
  ['Per maand ongeveer € 1.744', '€ 1.744', '€ 56'],
  ['Environ 1 688 € par mois', '1 688 €', 'inconnu'],
  ['', '', '€ 56'],
])('lets %s be', (about, sum, tax) => {
  expect(checkMonthSums([page(about, sum, tax)])).toEqual([])
})

test.each([
  ['Per maand ongeveer € 1.745', '€ 1.744', '€ 56'],
  ['Per maand ongeveer € 1.744', '€ 1.744', '€ 57'],
  ['Per maand ongeveer € 1.744', '', '€ 56'],
])('finds %s, %s with %s', (about, sum, tax) => {
  expect(checkMonthSums([page(about, sum, tax)])).not.toEqual([])
})
