// @vitest-environment jsdom
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import { portalPage } from '#service/portal/views/portal-page.tsx'
import { newHome, richHome } from '#tests/support/portal/owned-homes.ts'
import { portalContext } from '#tests/support/portal/portal-context.ts'

/** What React says where it finds other markup than it expects. */
const troubles = vi.spyOn(console, 'error').mockImplementation(() => {})

/** Shows the statistics of a home as the service renders them, with the script of the page. */
beforeAll(async () => {
  const homes = [richHome, newHome]
  const shown = { view: 'statistics', home: richHome, homes, context: portalContext('nl') } as const
  document.body.innerHTML = renderServicePage({ title: '', before: '', after: '' }, portalPage(shown))
  await import('#client/portal/portal.ts')
})

const drawing = () => document.querySelector('.graph svg')
const told = () => document.querySelector('output')?.textContent
const marked = () => document.querySelector('[data-now] title')?.textContent
const days = () => [...document.querySelectorAll('.graph__slot title')].map(({ textContent }) => textContent)
const valueOf = (name: string) => drawing()?.getAttribute(`aria-value${name}`)

/** Returns whether the page still scrolls by that key. */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  return drawing()?.dispatchEvent(event) ?? true
}

describe('a graph by keyboard', () => {
  test('is one stop of the tab key while it sleeps, a slider that says the busiest day', () => {
    expect(drawing()?.getAttribute('tabindex')).toBe('0')
    expect(drawing()?.getAttribute('role')).toBe('slider')
    expect(valueOf('text')).toBe(told())
    expect(valueOf('max')).toBe(String(days().length))
    expect(days()[Number(valueOf('now')) - 1]).toBe(told())
    expect(marked()).toBeUndefined()
  })

  test('the key that wakes it leads to the next day, and React finds the markup that it expects', async () => {
    const at = days().indexOf(told() ?? '')
    expect(press('ArrowLeft')).toBe(false)
    await expect.poll(told, { timeout: 10_000 }).toBe(days()[at - 1])
    expect(marked()).toBe(told())
    expect([valueOf('text'), valueOf('now')]).toEqual([told(), String(at)])
    expect(troubles.mock.calls).toEqual([])
  })

  test('leaves other keys, and arrows with a modifier, to the browser', () => {
    expect(press('Tab')).toBe(true)
    expect(press('ArrowLeft', { altKey: true })).toBe(true)
  })

  test('Home and End lead to the ends, where arrows stop', async () => {
    press('End')
    press('ArrowRight')
    await expect.poll(told).toBe(days().at(-1))
    press('ArrowDown')
    await expect.poll(told).toBe(days().at(-2))
    press('Home')
    press('ArrowLeft')
    await expect.poll(told).toBe(days()[0])
    press('ArrowUp')
    await expect.poll(told).toBe(days()[1])
  })

  test('marks the day that is pointed at', async () => {
    const bar = document.querySelectorAll('.graph__slot rect')[6]
    bar?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await expect.poll(told).toBe(days()[3])
    expect(marked()).toBe(told())
  })
})
