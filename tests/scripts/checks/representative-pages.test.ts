import { expect, test } from 'vitest'
import { createPageChooser } from '#scripts/checks/built/representative-pages.ts'

const page = (html: string, group = 'property nl') => ({ html, group })

test('a page is chosen for an element, class or attribute that is new in its group', () => {
  const isChosen = createPageChooser()
  expect(isChosen(page('<p class="price">€ 1</p>'))).toBe(true)
  expect(isChosen(page('<p class="price">€ 2</p><p class="price">€ 3</p>'))).toBe(false)
  expect(isChosen(page('<p class="price price--sold">€ 4</p>'))).toBe(true)
  expect(isChosen(page('<p class="price" hidden="">€ 5</p>'))).toBe(true)
  expect(isChosen(page('<b>new</b>'))).toBe(true)
})

test('each group has its own pages', () => {
  const isChosen = createPageChooser()
  expect(isChosen(page('<p>x</p>'))).toBe(true)
  expect(isChosen(page('<p>x</p>', 'property fr'))).toBe(true)
})
