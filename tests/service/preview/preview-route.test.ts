import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { passValue } from '#service/preview/preview-pass.ts'
import { addPreviewRoute, type RenderPreview } from '#service/preview/preview-route.ts'
import { createSigner } from '#service/kit/signed-token.ts'

const signer = createSigner('a secret of this test, 32 characters')
const hour = 3_600_000
let now = 0
let app: Hono
let isManager = false

const render: RenderPreview = async (path, entry) => {
  if (entry !== undefined) return { status: 302, to: `/preview/nl/${entry}/` }
  if (path === '/pictures/new.avif') return { status: 200, bytes: Uint8Array.of(1, 2), type: 'image/avif' }
  if (path.startsWith('/pictures/')) return { status: 302, to: path }
  if (path === '/nl/broken/') return { status: 422, text: 'menu.json: 1 error' }
  return { status: 200, html: `<h1>${path}</h1>`, policies: ["default-src 'none'"] }
}

beforeEach(() => {
  now = Date.parse('2026-11-26T10:00:00Z')
  isManager = false
  app = new Hono()
  app.use(async (c, next) => {
    c.set('site', { forms: new Map(), headers: [] })
    await next()
  })
  addPreviewRoute(app, { renderPreview: render, isManager: async () => isManager, signer, clock: () => now })
})

const ask = (path: string, pass = passValue(signer, { until: now + hour })) =>
  app.request(`/preview${path}`, { headers: { cookie: `preview=${pass}` } })

test('a pass is exchanged for a cookie that ends with it, and leaves the address', async () => {
  const answer = await app.request(`/preview/nl/?pass=${passValue(signer, { until: now + hour })}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/preview/nl/'])
  const cookie = answer.headers.get('set-cookie') ?? ''
  for (const part of ['Max-Age=3600', 'Path=/preview/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie).toContain(part)
})

test('a pass that has ended, one of another purpose and another text open nothing', async () => {
  const pass = passValue(signer, { until: now + hour })
  expect((await ask('/nl/', pass)).status).toBe(200)
  now += hour
  expect((await ask('/nl/', pass)).status).toBe(403)
  expect((await app.request(`/preview/nl/?pass=${pass}`)).status).toBe(403)
  expect((await ask('/nl/', signer.sign('documents', { until: now + hour }))).status).toBe(403)
  expect((await ask('/nl/', 'x.y')).status).toBe(403)
})

test('a manager of the desk needs no pass', async () => {
  isManager = true
  expect((await app.request('/preview/nl/')).status).toBe(200)
})

test('the link of the editor opens the editor', async () => {
  expect((await ask('/admin/')).headers.get('location')).toBe('/admin/')
  expect((await app.request('/preview/admin/')).status).toBe(403)
})

test('a draft is kept out of search engines and has a policy of its own', async () => {
  const { headers } = await ask('/nl/verkopen/')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('a document leads to its page, refused records to what is wrong', async () => {
  expect((await ask('/nl/?entry=articles')).headers.get('location')).toBe('/preview/nl/articles/')
  const refused = await ask('/nl/broken/')
  expect([refused.status, await refused.text()]).toEqual([422, 'menu.json: 1 error'])
})

test('a picture of a draft is shown to whoever may see drafts', async () => {
  const answer = await ask('/pictures/new.avif')
  expect([answer.headers.get('content-type'), new Uint8Array(await answer.arrayBuffer())]).toEqual([
    'image/avif',
    Uint8Array.of(1, 2),
  ])
  expect((await ask('/pictures/new.avif', 'x.y')).status).toBe(403)
})

test.each([
  ['/pictures/old.webp', '/pictures/old.webp'],
  ['/nl/te-koop/feed.atom', '/nl/te-koop/feed.atom'],
  ['//evil.example/x.svg', null],
  ['/\\evil.example/x.svg', null],
  ['/nl/te-koop/', null],
])('a file beside a page is the published one, and no other host: %s', async (path, location) => {
  expect((await ask(path)).headers.get('location')).toBe(location)
})
