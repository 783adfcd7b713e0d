import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMenus } from '#client/page/menus.ts'
import { startModals } from '#client/page/modals.ts'
import { startScrollMarks } from '#client/page/scroll-marks.ts'
import { showToast } from '#client/page/toast.ts'
import { answerPress } from '#client/page/to-top.ts'
import { find, pressKey, settle, showPage } from '#tests/support/island/page.ts'

startMenus()
startModals()

describe('menus of the header', () => {
  const isOpen = (): boolean => find<HTMLDetailsElement>('#menu').open
  beforeEach(() =>
    showPage(
      '<details name="nav" id="menu" open><summary>Menu</summary><a href="#a">A</a></details>' +
        '<details id="other" open><summary>Other</summary></details><p>text</p>',
    ),
  )

  test('Escape closes them, and returns the focus only from inside', () => {
    find('a').focus()
    pressKey(find('a'), 'Enter')
    expect(isOpen()).toBe(true)
    pressKey(find('a'), 'Escape')
    expect([isOpen(), document.activeElement]).toEqual([false, find('summary')])
    find<HTMLDetailsElement>('#menu').open = true
    find('#other summary').focus()
    pressKey(find('p'), 'Escape')
    expect([isOpen(), document.activeElement]).toEqual([false, find('#other summary')])
    expect(find<HTMLDetailsElement>('#other').open).toBe(true)
  })

  test('a click outside closes them, one inside does not', () => {
    find('a').click()
    expect(isOpen()).toBe(true)
    find('p').click()
    expect(isOpen()).toBe(false)
  })
})

test('what is behind an open menu or sheet cannot be reached, until it closes', async () => {
  showPage(
    '<header></header><main><div popover="auto" id="sheet">x</div><p></p></main><div popover="manual" id="tip"></div>',
  )
  const reached = (): readonly boolean[] => ['header', 'main', '#sheet', 'p'].map((one) => !find(one).inert)
  find('#tip').showPopover()
  await settle()
  expect(reached()).toEqual([true, true, true, true])
  find('#sheet').showPopover()
  await settle()
  expect(reached()).toEqual([false, true, true, false])
  find('#sheet').hidePopover()
  expect(reached()).toEqual([true, true, true, true])
})

test('a message is shown for five seconds, and a later one for its own five', () => {
  vi.useFakeTimers()
  showPage('<p class="toast"></p>')
  showToast('Bewaard')
  vi.advanceTimersByTime(4000)
  showToast(undefined)
  expect(find('.toast').textContent).toBe('Bewaard')
  showToast('Verwijderd')
  vi.advanceTimersByTime(4000)
  expect(find('.toast').textContent).toBe('Verwijderd')
  vi.advanceTimersByTime(1000)
  expect(find('.toast').textContent).toBe('')
  vi.useRealTimers()
})

describe('a long page', () => {
  beforeAll(() => {
    showPage('<div style="height:5000px"></div>')
    startScrollMarks()
  })
  afterAll(() => scrollTo(0, 0))

  test.each([
    [0, false, false],
    [15, false, true],
    [40, true, true],
  ])('scrolled by %d px: a small logo %s, a button to the top %s', async (top, isShrunk, isScrolled) => {
    scrollTo({ top, behavior: 'instant' })
    const { documentElement: root } = document
    await expect
      .poll(() => [root.hasAttribute('data-shrunk'), root.hasAttribute('data-scrolled')])
      .toEqual([isShrunk, isScrolled])
  })

  test('goes back to its top in half a second, with the focus at its start', async () => {
    scrollTo({ top: 3000, behavior: 'instant' })
    answerPress()
    expect(document.activeElement).toBe(document.body)
    expect(scrollY).toBeGreaterThan(100)
    await expect.poll(() => scrollY).toBe(0)
  })

  test('is left where the visitor scrolls meanwhile', async () => {
    scrollTo({ top: 3000, behavior: 'instant' })
    answerPress()
    scrollTo({ top: 4000, behavior: 'instant' })
    await settle(600)
    expect(scrollY).toBe(4000)
  })
})

test('the page knows that it is scrolled down, until it is turned back or ends', async () => {
  showPage('<p style="height:4000px">text</p>')
  const isDown = (): boolean => document.documentElement.hasAttribute('data-down')
  scrollTo({ top: 0, behavior: 'instant' })
  // Where the page stood before is told with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  scrollTo({ top: 300, behavior: 'instant' })
  await expect.poll(isDown).toBe(true)
  scrollTo({ top: 200, behavior: 'instant' })
  await expect.poll(isDown).toBe(false)
  scrollTo({ top: 400, behavior: 'instant' })
  await expect.poll(isDown).toBe(true)
  scrollTo({ top: 4000, behavior: 'instant' })
  await expect.poll(isDown).toBe(false)
})
