import { beforeEach, expect, test, vi } from 'vitest'
import { openMonth } from '#client/listing/month.ts'
import { type MonthBlock, monthFilePath } from '#contracts/words/month-file.ts'
import { euroCents } from '#domain/values/money.ts'
import { builtFiles, enter, find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const block: MonthBlock = {
  price: euroCents(300_000),
  total: euroCents(340_000),
  ownTotal: euroCents(310_000),
  running: [{ name: 'propertyTax', amount: euroCents(100) }],
}

/** Opens the month of a home in a page that says the sum twice. */
async function open(home: MonthBlock = block): Promise<void> {
  document.documentElement.lang = 'nl-BE'
  serve(builtFiles())
  showPage(
    `<p id="beside"><b data-month-of="sum" data-month-known></b></p><p id="unknown" data-month-known="no" hidden>Geen rente</p>
     <section><div id="month"><dl><dd data-month-of="borrowed"></dd><dd data-month-of="about"></dd><dd data-month-of="loan"></dd></dl></div></section>`,
  )
  const section = find('section')
  section.dataset['month'] = JSON.stringify(home)
  await openMonth(section)
  enter(find<HTMLInputElement>('[name=rate]'), '3,5')
}

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
/** The sum in euro beside the fields. */
const sum = (): number => Number(find('#beside b').textContent.replaceAll(/\D/g, ''))

beforeEach(() => {
  vi.useRealTimers()
})

test('more own means and more years make a month cheaper, everywhere on the page', async () => {
  await open()
  const first = sum()
  expect(first).toBeGreaterThan(100)
  expect(new Set(textsOf('[data-month-of=sum]')).size).toBe(1)
  expect(find('[data-month-of=about]').textContent).toContain(find('#beside b').textContent)
  enter(field('own'), String(Number(field('own').value) + 50_000))
  const second = sum()
  expect(second).toBeLessThan(first)
  enter(field('years'), String(Number(field('years').value) + 5))
  expect(sum()).toBeLessThan(second)
  expect(find('[data-month-of=borrowed]').textContent).toMatch(/€/)
  expect(find('[data-month-of=borrowed]').textContent).not.toMatch(/[{}]/)
})

test('one may pay all of it: nothing is borrowed, and what comes back each month is left', async () => {
  await open()
  enter(field('own'), field('own').max)
  expect(Number(field('own').value)).toBe(340_000)
  expect(sum()).toBe(100)
  expect(find('[data-month-of=loan]').textContent).toMatch(/^€.0$/)
})

test('an only home of the buyer costs less, where the region has less for it', async () => {
  await open()
  const first = sum()
  field('use').click()
  expect(sum()).toBeLessThan(first)
  await open({ ...block, ownTotal: undefined })
  expect(document.querySelector('[name=use]')).toBeNull()
})

test.each(['', 'veel', '99'])('a rate of "%s" says no sum, and that there is none', async (rate) => {
  await open()
  enter(field('rate'), rate)
  expect(find('#beside b').hidden).toBe(true)
  expect(find('#unknown').hidden).toBe(false)
  enter(field('rate'), '4')
  expect(find('#beside b').hidden).toBe(false)
  expect(find('#unknown').hidden).toBe(true)
})

test('the parts of the month fill the bar, each as wide as its share', async () => {
  await open()
  const parts = [...document.querySelectorAll('rect')]
  const [x, width] = ['x', 'width'].map((name) => parts.map((part) => Number(part.getAttribute(name))))
  expect(width?.reduce((all, each) => all + each, 0)).toBeCloseTo(100)
  expect(x?.[1]).toBeCloseTo(width?.[0] ?? 0)
  const tax = parts.findIndex((part) => part.getAttribute('data-part') === 'propertyTax')
  expect(width?.[tax]).toBeCloseTo((100 / sum()) * 100, 0)
})

test('the sum is said once the slider rests', async () => {
  await open()
  await expect.poll(() => find('output.vh').textContent).toMatch(/€/)
  const before = find('output.vh').textContent
  for (const more of [1000, 2000, 3000]) enter(field('own'), String(Number(field('own').value) + more))
  expect(find('output.vh').textContent).toBe(before)
  await expect.poll(() => find('output.vh').textContent).toBe(find('[data-month-of=about]').textContent)
  expect(find('output.vh').textContent).not.toBe(before)
})

test('without its fields the page keeps the month that it opened with', async () => {
  serve({})
  showPage('<section data-month="{}"><b data-month-of="sum">€ 1.500</b></section>')
  await expect(openMonth(find('section'))).rejects.toThrow(/404/)
  expect(find('b').textContent).toBe('€ 1.500')
  expect(monthFilePath('nl')).toBe('/words/month-nl.json')
})
