import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import { enter, find, pressKey, settle, showPage, textsOf } from '#tests/support/island/page.ts'

const options = ['Aalst', 'Berlare', 'Bornem', 'Zele'].map((label, count) => ({
  value: label.toLowerCase(),
  label,
  also: ['9300 9308 Alost', '9290', '', 'Zeel'][count],
  count,
}))
const words = { label: 'Gemeente', all: 'Alle', filter: 'Zoek', none: 'Geen gevonden' }

function Towns() {
  const [chosen, setChosen] = useState<readonly string[]>(['zele'])
  return (
    <>
      <MultiSelect
        group="g"
        numberTag="nl-BE"
        name="city"
        {...{ words, options, chosen }}
        onChange={setChosen}
      />
      <p tabIndex={-1}>{chosen.join()}</p>
    </>
  )
}

const menu = () => find<HTMLDetailsElement>('details')
const filter = () => find<HTMLInputElement>('.multi__filter')
const box = (value: string) => find<HTMLInputElement>(`[value=${value}]`)
const shown = () => textsOf('.multi__option:not([hidden]) > span:nth-child(2)')
/** The option or part that has the focus. */
const at = () => document.activeElement?.getAttribute('value') || document.activeElement?.localName

beforeEach(async () => {
  await render(<Towns />)
  menu().open = true
  await settle()
})

describe('a list of options to tick', () => {
  test('says what is chosen, and what leads nowhere', () => {
    expect(textsOf('.multi__value')).toEqual(['Zele'])
    box('berlare').click()
    expect([textsOf('.multi__value'), textsOf('p')]).toEqual([['Berlare, Zele'], ['berlare,zele']])
    box('bornem').click()
    expect(textsOf('.multi__value')).toEqual(['Berlare + 2'])
    expect(textsOf('.multi__option--none > span:nth-child(2)')).toEqual(['Aalst'])
    expect(textsOf('.multi__count')).toEqual(['0', '1', '2', '3'])
  })

  test('is filtered by what is typed, whatever the accents, until it closes', async () => {
    enter(filter(), ' BÉR ')
    expect([shown(), textsOf('output')]).toEqual([['Berlare'], ['']])
    enter(filter(), 'xyz')
    expect([shown(), textsOf('output')]).toEqual([[], ['Geen gevonden']])
    menu().open = false
    await settle()
    expect([filter().value, shown().length]).toEqual(['', 4])
  })

  test('opens with the focus where one types', async () => {
    expect(document.activeElement).toBe(filter())
    menu().open = false
    await settle()
    find('summary').focus()
    menu().open = true
    await settle()
    expect(document.activeElement).toBe(filter())
  })

  test('is searched by postal code, and says the one that was typed, else the first', () => {
    expect(textsOf('.multi__code')).toEqual(['9300', '9290'])
    enter(filter(), '930')
    expect([shown(), textsOf('.multi__code')]).toEqual([['Aalst'], ['9300', '9290']])
    enter(filter(), '9308')
    expect([shown(), textsOf('.multi__code')]).toEqual([['Aalst'], ['9308', '9290']])
  })

  test.each([
    ['ArrowDown', 'aalst', 'berlare'],
    ['ArrowUp', 'aalst', 'input'],
    ['ArrowUp', 'berlare', 'aalst'],
    ['Home', 'zele', 'aalst'],
    ['End', 'aalst', 'zele'],
    ['ArrowDown', 'zele', 'zele'],
    ['b', 'aalst', 'berlare'],
    ['b', 'berlare', 'bornem'],
    ['b', 'bornem', 'berlare'],
    ['Tab', 'aalst', 'aalst'],
    [' ', 'aalst', 'aalst'],
  ])('%s at %s leads to %s', (key, from, to) => {
    box(from).focus()
    pressKey(box(from), key)
    expect(at()).toBe(to)
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('keys with %s are the browser’s', (held) => {
    box('aalst').focus()
    expect(pressKey(box('aalst'), 'ArrowDown', { [held]: true })).toBe(true)
    expect(at()).toBe('aalst')
  })

  test('typing, Enter and the arrow down lead from the filter to the first option', () => {
    filter().focus()
    expect(pressKey(filter(), 'b')).toBe(true)
    expect(pressKey(filter(), 'End')).toBe(true)
    expect(pressKey(filter(), 'Enter')).toBe(false)
    expect(at()).toBe('aalst')
    filter().focus()
    pressKey(filter(), 'ArrowDown')
    expect(at()).toBe('aalst')
  })

  test('closes by Escape, which no sheet around it hears, by a click outside, and when the focus leaves', async () => {
    let heard = 0
    document.addEventListener('keydown', () => heard++, { once: true })
    box('aalst').focus()
    expect(pressKey(box('aalst'), 'Escape')).toBe(false)
    expect([menu().open, at(), heard]).toEqual([false, 'summary', 0])
    menu().open = true
    box('aalst').click()
    expect(menu().open).toBe(true)
    find('p').click()
    expect(menu().open).toBe(false)
    menu().open = true
    await settle()
    box('aalst').focus()
    find('p').focus()
    expect(menu().open).toBe(false)
  })

  test('stays while something in it is pressed: the page may not move under a pointer', async () => {
    box('aalst').focus()
    find('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    find('p').focus()
    expect(menu().open).toBe(true)
    find('p').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await expect.poll(() => menu().open).toBe(false)
  })

  test('does nothing by keys while it is closed', () => {
    menu().open = false
    find('summary').focus()
    expect(pressKey(find('summary'), 'ArrowDown')).toBe(true)
    expect(at()).toBe('summary')
  })
})

test.each([
  ['summary', 'input'],
  ['[value=berlare]', 'body'],
])('open as it wakes under a pointer on %s, it has the focus in %s', async (pointed, focused) => {
  showPage(`<main>${renderToString(<Towns />)}</main>`)
  menu().open = true
  await userEvent.hover(find(pointed))
  const root = hydrateRoot(find('main'), <Towns />)
  await settle()
  expect(at()).toBe(focused)
  root.unmount()
})
