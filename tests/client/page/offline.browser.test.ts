import { expect, test } from 'vitest'
import { startOffline } from '#client/page/offline.ts'

test('the service worker is registered once the page has loaded, unless the site has none', () => {
  const registered: string[] = []
  const serviceWorker = { register: async (script: string) => void registered.push(script) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const { dataset } = document.documentElement
  dataset['offline'] = 'off'
  startOffline()
  dispatchEvent(new Event('load'))
  expect(registered).toEqual([])
  delete dataset['offline']
  startOffline()
  expect(registered).toEqual([])
  dispatchEvent(new Event('load'))
  expect(registered).toEqual(['/sw.js'])
})

test('a browser without service workers shows the page', () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
  startOffline()
  expect(() => dispatchEvent(new Event('load'))).not.toThrow()
})
