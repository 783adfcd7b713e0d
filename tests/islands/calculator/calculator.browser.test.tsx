import { describe, expect, inject, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Calculator, type CalculatorProps } from '#islands/calculator/Calculator.tsx'
import { enter, find, goTo, textsOf } from '#tests/support/island/page.ts'

const { calculator } = inject('built')
const { pathname } = location
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const total = () => find('.calc').textContent
const errors = () => textsOf('.field__error')
const submit = () => find<HTMLFormElement>('form').requestSubmit()

async function open(query = '', more: Partial<CalculatorProps> = {}): Promise<void> {
  goTo(pathname + query)
  await render(<Calculator {...calculator} {...more} />)
}

describe('the calculator', () => {
  test('follows the fields, and the address follows it without a step of the history', async () => {
    await open()
    const before = history.length
    enter(field('price'), '300.000')
    expect([location.search, history.length]).toEqual(['?region=flanders&price=300000', before])
    expect(total()).toContain('300.000')
    find('[name=region][value=wallonia]').click()
    expect(location.search).toContain('region=wallonia')
  })

  test('starts in the region of the agency, which the address may change', async () => {
    await open('', { home: 'wallonia' })
    expect(find<HTMLInputElement>('[name=region]:checked').value).toBe('wallonia')
    enter(field('price'), '300.000')
    expect(location.search).toBe('?region=wallonia&price=300000')
    goTo(`${pathname}?region=brussels`)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(() => find<HTMLInputElement>('[name=region]:checked').value).toBe('brussels')
  })

  test('takes its fields from the address, in the numbers of the language, and from Back', async () => {
    await open('?price=250000&own=1&rate=3.5&years=20&loan=200000')
    expect([field('price').value, field('own').checked, field('rate').value, field('years').value]).toEqual([
      '250.000',
      true,
      '3,5',
      '20',
    ])
    goTo(`${pathname}?price=90000`)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(() => field('price').value).toBe('90.000')
    expect(field('own').checked).toBe(false)
  })

  test('says what is wrong when a field is left, but not of an empty one', async () => {
    await open()
    const leave = (name: string) => {
      field(name).focus()
      field(name).blur()
    }
    leave('price')
    expect(errors()).toEqual([])
    enter(field('price'), 'veel')
    expect(errors()).toEqual([])
    leave('price')
    await expect.poll(() => errors().length).toBe(1)
    expect(field('price').ariaInvalid).toBe('true')
    expect(field('price').getAttribute('aria-describedby')).toBe(
      'calculator-price-hint calculator-price-error',
    )
    enter(field('price'), '300000')
    await expect.poll(errors).toEqual([])
  })

  test('leads to the first field that is wrong, or to the result', async () => {
    await open()
    submit()
    await expect.poll(() => errors().length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field('price'))
    enter(field('price'), '300000')
    enter(field('loan'), 'x')
    submit()
    await expect.poll(() => document.activeElement).toBe(field('loan'))
    enter(field('loan'), '')
    submit()
    await expect.poll(() => document.activeElement?.localName).toMatch(/^h\d$/)
  })

  test.each([
    ['flanders', 'home', true],
    ['flanders', 'newBuild', false],
  ])('in %s the purchase of a %s offers the rate of an own home: %s', async (region, kind, offered) => {
    await open()
    find(`[name=region][value=${region}]`).click()
    enter(find<HTMLSelectElement>('[name=type]'), kind)
    expect(field('own').closest<HTMLElement>('label')?.hidden).toBe(!offered)
  })
})
