import { expect, test } from 'vitest'
import { startDemandForm } from '#client/forms/demand-form.ts'
import { readAddress } from '#client/forms/listing-in-address.ts'
import { goTo, showPage, textsOf } from '#tests/support/island/page.ts'

const box = (name: string, value: string) => `<input type="checkbox" name="${name}" value="${value}">`

/** Opens the demand register by a link of a list; returns what is filled in. */
function open(
  query: string,
  before: (form: HTMLFormElement) => void = () => {},
): Readonly<Record<string, string>> {
  goTo(location.pathname + query)
  showPage(`<p class="fits__said">12 panden</p><form id="demand-register"><input type="radio" name="searchGoal" value="buy">
    <input type="radio" name="searchGoal" value="rent">${box('zones', 'zele')}${box('zones', 'hamme')}${box('categories', '1')}
    <input name="priceMin"><input name="priceMax"></form>`)
  const form = document.forms[0]
  if (form === undefined) throw new Error('no form')
  before(form)
  startDemandForm()
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())]
      .map((key) => [key, data.getAll(key).join('+')])
      .filter(([, text]) => text !== ''),
  )
}

test.each([
  ['', {}],
  ['?goal=sale&city=zele&city=hamme&type=1', { searchGoal: 'buy', zones: 'zele+hamme', categories: '1' }],
  ['?goal=projects', { searchGoal: 'buy' }],
  ['?goal=rent', { searchGoal: 'rent' }],
  ['?goal=office&city=gent&type=9', {}],
  ['?price=200000-300000&price=300000-400000', { priceMin: '200000', priceMax: '400000' }],
  ['?price=200000-300000&price=50000-100000', { priceMin: '50000', priceMax: '300000' }],
  ['?price=200000-', { priceMin: '200000' }],
  ['?price=-150000', { priceMax: '150000' }],
  ['?price=-150000&price=200000-300000', { priceMax: '300000' }],
  ['?price=x1-2&price=1-2x&price=-&price=1234567890-1', {}],
])('the search %s of a list fills in the register', (query, filled) => {
  expect(open(query)).toEqual(filled)
})

test('what the browser has filled in again stays', () => {
  const restore = (form: HTMLFormElement) => {
    form.querySelector<HTMLInputElement>('[value=zele]')?.click()
    form.querySelector<HTMLInputElement>('[name=priceMin]')?.setAttribute('value', '5')
  }
  expect(open('?city=hamme&price=1-9', restore)).toEqual({ zones: 'zele', priceMin: '5', priceMax: '9' })
})

test('the number of all homes is none of that search', () => {
  open('?goal=sale')
  expect(textsOf('.fits__said:not([hidden])')).toEqual([])
  open('?goal=office')
  expect(textsOf('.fits__said:not([hidden])')).toEqual(['12 panden'])
  showPage('')
  startDemandForm()
})

test.each([
  ['', undefined],
  ['property=2417', { name: 'property/2417', query: 'property=2417', original: '/property/2417/' }],
  ['project=70', { name: 'project/70', query: 'project=70', original: '/project/70/' }],
  [
    'project=70&unit=3',
    { name: 'project/70/3', query: 'project=70&unit=3', original: '/project/70/', unit: '3' },
  ],
  ['property=0', 'missing'],
  ['property=07', 'missing'],
  ['property=7a', 'missing'],
  ['property=1234567890', 'missing'],
  ['project=70&unit=x', 'missing'],
  ['unit=3', undefined],
])('the address ?%s names a listing', (query, listing) => {
  expect(readAddress(new URLSearchParams(query))).toEqual(listing)
})
