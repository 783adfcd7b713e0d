import { expect, test } from 'vitest'
import { watchPortal } from '#client/portal/watch-portal.ts'
import { find, showPage } from '#tests/support/island/page.ts'

const slot = (day: string) => `<g class="graph__slot"><title>${day}</title></g>`
const page = (now: string, days: readonly string[]) =>
  `<main><div class="graph"><svg>${days.map(slot).join('')}</svg></div><p class="graph__now"><output>${now}</output></p></main>`
const stateOf = ({ role, ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText }: Element) => [
  role,
  ariaValueMin,
  ariaValueMax,
  ariaValueNow,
  ariaValueText,
]

test('a graph at rest is one stop of the tab key, a slider at the day that is said', () => {
  showPage(page('2 mei: 7', ['1 mei: 3', '2 mei: 7', '3 mei: 1']))
  watchPortal(find('main'))
  const graph = find<SVGElement>('svg')
  expect([graph.tabIndex, ...stateOf(graph)]).toEqual([0, 'slider', '1', '3', '2', '2 mei: 7'])
  // Its value is read by itself.
  expect(find('output').ariaLive).toBe('off')
})

test('a graph that says a sum stands at its first day', () => {
  showPage(page('11 bezoeken', ['1 mei: 3', '2 mei: 8']))
  watchPortal(find('main'))
  expect(stateOf(find('svg'))).toEqual(['slider', '1', '2', '1', '1 mei: 3'])
})

test('a graph without days, and a page without a graph, stay as they are', () => {
  showPage(page('Nog geen bezoeken', []))
  watchPortal(find('main'))
  expect(find('svg').hasAttribute('role')).toBe(false)
  showPage('<main></main>')
  expect(() => watchPortal(find('main'))).not.toThrow()
})
