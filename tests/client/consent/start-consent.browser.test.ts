import { beforeEach, expect, test } from 'vitest'
import { rememberClosed } from '#client/announcement/closed.ts'
import { startConsent } from '#client/consent/consent.ts'
import { consentFlags } from '#contracts/consent.ts'
import { announcementPath } from '#contracts/announcement.ts'
import { consentFilePath } from '#contracts/consent-file.ts'
import { measurementPath } from '#contracts/measuring-scripts.ts'
import { changeConsent } from '#stores/change-consent.ts'
import { type Asked, find, goTo, serve, settle, showPage } from '#tests/support/island/page.ts'

const { pathname } = location
const files = {
  [consentFilePath('nl')]: 'ask',
  [measurementPath]: 'measure',
  [announcementPath('nl')]: 'announce',
}

beforeEach(() => {
  sessionStorage.clear()
  const { documentElement: root } = document
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  Object.assign(root.dataset, { terms: '6 analytics', announcement: '0', measured: '' })
  root.lang = 'nl-BE'
  showPage('')
})

/** Opens a page; returns the files that it has asked for. */
function open(path: string): readonly Asked[] {
  goTo(path)
  const asked = serve({})
  startConsent()
  return asked
}
const does = (asked: readonly Asked[]) => () => asked.flatMap(({ path }) => files[path] ?? []).toSorted()

// Pages never stop listening: each test ends with what its page waits for done.
test.each([
  ['a preview neither asks nor measures', '/preview/', {}, ['announce']],
  ['a legal page asks nothing', pathname, { consent: 'off' }, ['announce', 'measure']],
])('%s', async (_, path, data, files) => {
  localStorage.clear()
  Object.assign(document.documentElement.dataset, data)
  await expect.poll(does(open(path))).toEqual(files)
})

test('a new visitor is asked; all else waits for the answer', async () => {
  const asked = open(pathname)
  await expect.poll(does(asked)).toEqual(['ask'])
  changeConsent([])
  await expect.poll(does(asked)).toEqual(['announce', 'ask', 'measure'])
})

test('a choice is taken back by the address, and by no other parameter', async () => {
  await expect.poll(does(open(`${pathname}?setcookiesx`))).toEqual(['announce', 'measure'])
  await expect.poll(does(open(`${pathname}?setcookies`))).toEqual(['announce', 'ask', 'measure'])
})

test('a site without announcement and measurement loads neither, nor does a closed announcement come again', async () => {
  changeConsent([])
  delete document.documentElement.dataset['measured']
  rememberClosed()
  const asked = open(pathname)
  delete document.documentElement.dataset['announcement']
  sessionStorage.clear()
  startConsent()
  await settle(50)
  expect(does(asked)()).toEqual([])
})

test('the widget of reviews comes only once everything is allowed, in the room of the sample', async () => {
  showPage(
    '<div data-widget=\'{"script":"data:text/javascript,0","attributes":{"data-id":"7"}}\' style="height:90px">sample</div>',
  )
  const isLoaded = () => document.querySelector('[data-widget] [data-id="7"]') !== null
  changeConsent(['ad_storage'])
  open(pathname)
  await settle(50)
  expect(isLoaded()).toBe(false)
  changeConsent(consentFlags)
  await expect.poll(isLoaded).toBe(true)
  expect([find('[data-widget]').style.minHeight, find('[data-widget]').textContent]).toEqual(['90px', ''])
})
