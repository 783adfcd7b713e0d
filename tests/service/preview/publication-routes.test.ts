import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicationState } from '#domain/publishing/publication-state.ts'
import { createSigner } from '#service/kit/signed-token.ts'
import { passValue } from '#service/preview/preview-pass.ts'
import { signInStaff } from '#tests/support/portal/sign-in-staff.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { openBrowser, type OwnerBrowser } from '#tests/support/service/owner-browser.ts'
import { type PortalSite, startPortalSite } from '#tests/support/service/portal-site.ts'
import { testSecret } from '#tests/support/service/test-service.ts'

const path = '/preview/publication'
const state: PublicationState = { waiting: ['menu'], canUndo: false }
const begun: string[] = []
let isRunning = false
let site: PortalSite

beforeAll(async () => {
  const [engine] = engines
  if (engine === undefined) throw new Error('there is no database to test with')
  site = await startPortalSite(
    await engine.create(),
    {},
    {
      renderPreview: async () => ({ status: 200, html: 'draft', policies: [] }),
      publisher: {
        look: async () => state,
        begin: (act) => {
          if (!isRunning) begun.push(act)
          return !isRunning
        },
      },
    },
  )
})
afterAll(() => site.stop())

const json = { accept: 'application/json' }

async function allowed(browser: OwnerBrowser): Promise<readonly number[]> {
  const looked = await browser.open(path, json)
  const draft = await browser.open('/preview/nl/')
  begun.length = 0
  const asked = await browser.post(`${path}/publish`, {}, json)
  expect(begun).toEqual(asked.status === 202 ? ['publish'] : [])
  return [draft.status, looked.status, asked.status]
}

/** Returns a browser that opened a link with a pass. */
function withPass(mayPublish?: boolean): OwnerBrowser {
  const browser = openBrowser(site.service)
  const pass = passValue(createSigner(testSecret), { until: site.clock() + 3_600_000, mayPublish })
  browser.cookies.set('preview', pass)
  return browser
}

test('managers and who opened the link of the editor publish; agents, owners, strangers and who may see drafts do not', async () => {
  const lotte = { email: 'lotte@agency.example', name: 'Lotte', role: 'manager', office: undefined } as const
  expect(await allowed((await signInStaff(site, lotte)).own)).toEqual([200, 200, 202])
  expect(await allowed(withPass(true))).toEqual([200, 200, 202])
  expect(await allowed(withPass())).toEqual([200, 403, 403])
  expect(await allowed((await signInStaff(site)).own)).toEqual([403, 403, 403])
  expect(await allowed(await site.signIn('an@owner.example'))).toEqual([403, 403, 403])
  expect(await allowed(openBrowser(site.service))).toEqual([403, 403, 403])
})

test('a manager who did not set up the second step does not publish', async () => {
  const link = await site.inviteStaff({ email: 'jo@agency.example', role: 'manager', office: undefined })
  const own = openBrowser(site.service)
  await own.post(link, { password: 'een huis aan het Donkmeer', again: 'een huis aan het Donkmeer' })
  expect(await allowed(own)).toEqual([403, 403, 403])
})

test('one publication at a time, undone by the same door, and never from another site', async () => {
  const editor = withPass(true)
  begun.length = 0
  expect((await editor.post(`${path}/undo`, {}, json)).status).toBe(202)
  expect((await editor.post(`${path}/publish`, {}, { ...json, origin: 'https://evil.example' })).status).toBe(
    403,
  )
  isRunning = true
  expect((await editor.post(`${path}/publish`, {}, json)).status).toBe(409)
  isRunning = false
  expect([begun, (await editor.open(`${path}/publish`, json)).status]).toEqual([['undo'], 200])
  expect(JSON.parse((await editor.open(path, json)).html)).toEqual(state)
})

test('a stranger is led to the page to sign in, and from there back', async () => {
  const stranger = openBrowser(site.service)
  const { signIn } = JSON.parse((await stranger.open(`${path}?locale=nl`, json)).html)
  expect(signIn).toBe('/portal/nl/sign-in?next=%2Fpreview%2Fadmin%2F')
  expect((await stranger.open(signIn)).html).toContain('name="next" value="/preview/admin/"')
  const draft = await stranger.open('/preview/nl/?entry=articles/een-bod')
  expect(draft.html).toContain('Beheerders zien ze nadat ze zich hebben aangemeld')
  const href = /href="(\/portal\/nl\/sign-in[^"]*)"/.exec(draft.html)?.[1] ?? ''
  expect((await stranger.open(href)).html).toContain('value="/preview/nl/?entry=articles/een-bod"')
})
