import { beforeAll, beforeEach, expect, test } from 'vitest'
import { walkPlan } from '#client/listing/walk-plan.ts'
import { find, goTo, settle, showPage, textsOf } from '#tests/support/island/page.ts'

const { pathname } = location
const rooms = ['keuken', 'tuin', 'zolder']

beforeAll(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
beforeEach(() => {
  goTo(pathname)
  scrollTo(0, 0)
  showPage(
    `<div class="walk"><div class="walk__plan"><figure id="ground"><a href="#keuken">1</a><a href="#tuin">2</a></figure>
     <figure id="attic"><a href="#zolder">3</a></figure></div><p class="walk__now"></p><p role="status"></p>
     ${rooms.map((room) => `<h3 id="${room}" tabindex="-1">De <b>${room}</b></h3><div style="height: 2000px"></div>`).join('')}
     <h3 id="elders">Niet op het plan</h3></div>`,
  )
  walkPlan(find('.walk'))
})

const lit = () => textsOf('a[aria-current=true]')
const press = (room: string, keys: MouseEventInit = {}) => {
  const link = find(`a[href="#${room}"]`)
  // Otherwise the browser follows it to a new tab.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

test('the first room is lit at first, on its storey, and not said', async () => {
  expect([lit(), textsOf('.walk__now'), textsOf('figure[data-on]')]).toEqual([['1'], ['De keuken'], ['12']])
  await settle(700)
  expect(textsOf('[role=status]')).toEqual([''])
})

test('a room that is pressed gets the focus and the address, without a step of the history', async () => {
  const steps = history.length
  press('zolder')
  expect(document.activeElement).toBe(find('#zolder'))
  expect([location.hash, history.length]).toEqual(['#zolder', steps])
  await expect.poll(lit).toEqual(['3'])
  expect([textsOf('a[data-passed]'), textsOf('figure[data-on]')]).toEqual([['1', '2'], ['3']])
  expect([find('.walk').dataset['at'], textsOf('h3[data-lit]')]).toEqual(['zolder', ['De zolder']])
  // The heading that has the focus is read by itself.
  await settle(700)
  expect(textsOf('[role=status]')).toEqual([''])
})

test('the room that is scrolled to is lit, and said once', async () => {
  find('#tuin').scrollIntoView()
  await expect.poll(lit).toEqual(['2'])
  expect(textsOf('[role=status]')).toEqual([''])
  await expect.poll(() => textsOf('[role=status]')).toEqual(['De tuin'])
  scrollTo(0, 0)
  await expect.poll(lit).toEqual(['1'])
  expect(textsOf('a[data-passed]')).toEqual([])
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is the browser’s', (key) => {
  press('zolder', { [key]: true })
  expect([location.hash, document.activeElement]).toEqual(['', document.body])
})
