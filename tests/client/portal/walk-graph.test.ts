import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test } from 'vitest'
import { walkGraph } from '#client/portal/walk-graph.ts'

const days = ['Zaterdag: 3 bezoeken', 'Zondag: 9 bezoeken', 'Maandag: 4 bezoeken']

let page: JSDOM

/** Shows a graph of three days of which Sunday is the busiest. */
beforeEach(() => {
  const bars = days.map((day) => `<g class="graph__slot"><title>${day}</title><rect></rect></g>`).join('')
  page = new JSDOM(
    `<section><output>${days[1]}</output><figure><svg role="img" aria-label="16 bezoeken">${bars}</svg></figure></section>`,
  )
  const graph = page.window.document.querySelector('figure')
  if (graph !== null) walkGraph(graph)
})

const drawing = () => page.window.document.querySelector('svg')
const told = () => page.window.document.querySelector('output')?.textContent
const marked = () => page.window.document.querySelector('[data-now]')?.textContent

/** Returns whether the page still scrolls by that key. */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const { KeyboardEvent } = page.window
  return drawing()?.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...held })) ?? true
}

describe('a graph by keyboard', () => {
  test('is one stop of the tab key, and says its day to a screen reader', () => {
    expect(drawing()?.tabIndex).toBe(0)
    expect(drawing()?.getAttribute('role')).toBe('slider')
    expect(drawing()?.getAttribute('aria-label')).toBe('16 bezoeken')
    expect(drawing()?.getAttribute('aria-valuetext')).toBe(days[1])
    expect(drawing()?.getAttribute('aria-valuemax')).toBe('3')
  })

  test('begins on the busiest day, and arrows lead from day to day', () => {
    press('ArrowRight')
    expect(told()).toBe(days[2])
    press('ArrowLeft')
    press('ArrowLeft')
    expect([told(), marked()]).toEqual([days[0], days[0]])
    expect(drawing()?.getAttribute('aria-valuetext')).toBe(days[0])
    expect(drawing()?.getAttribute('aria-valuenow')).toBe('1')
  })

  test('Home and End lead to the ends, where arrows stop', () => {
    press('End')
    press('ArrowRight')
    expect(told()).toBe(days[2])
    press('Home')
    press('ArrowLeft')
    expect(told()).toBe(days[0])
  })

  test('leaves other keys, and arrows with a modifier, to the browser', () => {
    expect(press('ArrowLeft')).toBe(false)
    expect(press('Tab')).toBe(true)
    expect(press('ArrowLeft', { altKey: true })).toBe(true)
    expect(told()).toBe(days[0])
  })

  test('marks the day that is pointed at', () => {
    const { Event, document } = page.window
    document.querySelector('rect')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect([told(), marked()]).toEqual([days[0], days[0]])
  })
})
