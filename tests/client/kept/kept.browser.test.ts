import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startKept } from '#client/kept/kept.ts'
import { heldNotePath } from '#contracts/held-note.ts'
import { storageKey } from '#stores/stored-values.ts'
import { find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const pressed = () => textsOf('[aria-pressed=true]')
const said = () => find('.toast').textContent
const store = (name: string, ids: readonly number[]) =>
  localStorage.setItem(storageKey(name), JSON.stringify(ids))

beforeAll(() => {
  localStorage.clear()
  store('compared', [9])
  showPage(
    '<i data-compare="9">9</i><i data-favourite="9">9</i><b data-count="favourite">?</b><b data-count="compare">?</b>',
  )
  document.documentElement.lang = 'nl-BE'
  startKept()
})
beforeEach(() => {
  if (document.querySelector('.toast') === null) return
  find('.toast').textContent = ''
})

test('a page shows what is kept, also after a change in another tab or a way back', () => {
  expect([pressed(), textsOf('b')]).toEqual([['9'], ['', '1']])
  store('favourites', [9, 7])
  dispatchEvent(new Event('storage'))
  expect([pressed(), textsOf('b')]).toEqual([
    ['9', '9'],
    ['2', '1'],
  ])
  store('compared', [])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(textsOf('b')).toEqual(['2', '1'])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(textsOf('b')).toEqual(['2', ''])
})

test('a heart is filled and emptied, and both are said', async () => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: storageKey('favourites') }))
  showPage(
    '<p class="toast" data-saved="Bewaard" data-removed="Weg"></p><div class="card"><a href="/nl/7/"></a><button data-favourite="7">7</button></div><b data-count="favourite"></b>',
  )
  find('button').click()
  await expect.poll(said).toBe('Bewaard')
  expect([pressed(), textsOf('b')]).toEqual([['7'], ['1']])
  find('button').click()
  await expect.poll(said).toBe('Weg')
  expect([pressed(), textsOf('b')]).toEqual([[], ['']])
})

test('the page of a home that is kept can be read offline, and of one that is let go is not asked for', async () => {
  const posted: unknown[] = []
  const active = { postMessage: (href: unknown) => posted.push(href) }
  const browsers = navigator.serviceWorker
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ active }) },
    configurable: true,
  })
  showPage(
    '<p class="toast" data-saved="Bewaard" data-removed="Weg"></p><div class="card"><a href="/nl/6/"></a><button data-favourite="6">6</button></div>',
  )
  find('button').click()
  await expect.poll(() => posted).toEqual([`${location.origin}/nl/6/`])
  find('button').click()
  await expect.poll(said).toBe('Weg')
  expect(posted).toHaveLength(1)
  // The page of the home itself has no card around its heart, and another page may have no place for messages.
  showPage('<button data-favourite="5">5</button>')
  find('button').click()
  await expect.poll(() => posted).toHaveLength(2)
  expect(posted[1]).toBeUndefined()
  find('button').click()
  Object.defineProperty(navigator, 'serviceWorker', { value: browsers, configurable: true })
})

test('a fifth home to compare is refused, and removing one is said', async () => {
  showPage(
    `<p class="toast"></p>${[1, 2, 3, 4, 5].map((id) => `<button data-compare="${id}" data-added="Erbij" data-removed="Eruit" data-full="Vol">${id}</button>`).join('')}`,
  )
  const press = (id: number) => find(`[data-compare="${id}"]`).click()
  for (const id of [1, 2, 3, 4]) press(id)
  await expect.poll(pressed).toEqual(['1', '2', '3', '4'])
  expect(said()).toBe('Erbij')
  press(5)
  await expect.poll(said).toBe('Vol')
  expect(pressed()).toEqual(['1', '2', '3', '4'])
  press(1)
  await expect.poll(said).toBe('Eruit')
})

test('where the browser stores nothing, that is said', async () => {
  const words = 'Alleen tot u sluit'
  showPage('<p class="toast" data-saved="Bewaard"></p><button data-favourite="8">8</button>')
  serve({ [heldNotePath('nl')]: words })
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  find('button').click()
  await expect.poll(said).toBe(words)
  Storage.prototype.setItem = setItem
  window.name = ''
})
