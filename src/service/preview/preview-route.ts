import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import type { Signer } from '#service/kit/signed-token.ts'
import { type Pass, passValue, readPass } from './preview-pass.ts'
import { addPublicationRoutes } from './publication-routes.ts'
import type { Publisher } from './publisher.ts'

/** A page of the site as the records and texts are now. */
export type PreviewPage = Readonly<{ status: 200 | 404; html: string; policies: readonly string[] }>

/** A picture that a draft shows and the published site lacks. */
export type PreviewFile = Readonly<{ status: 200; bytes: Uint8Array<ArrayBuffer>; type: string }>

/**
 * What a preview is instead, while its document is refused: what is wrong with it, in the language of the draft. While the
 * records are refused, it is the words of `npm run check:data`.
 */
export type RefusedPreview = Readonly<{ status: 422; text: string }>

/** Where the page of a document is, for a link that knows only the document. */
export type PreviewPlace = Readonly<{ status: 302; to: string }>

/**
 * Renders the page at a path of the site, such as `/nl/verkopen/`, from the records and texts as they are now.
 * A picture of a draft is answered too.
 * @param entry a document of the editor, such as `articles/een-bod-dat-bindt`: the answer is where its page is
 */
export type RenderPreview = (
  path: string,
  entry?: string,
) => Promise<PreviewPage | PreviewFile | PreviewPlace | RefusedPreview>

/** What previews need; without `renderPreview` there are none. */
export type PreviewContext = Readonly<{
  renderPreview?: RenderPreview
  publisher?: Publisher
  /** Whether a manager of the desk asks, who is signed in with both steps. */
  isManager: (c: Context) => Promise<boolean>
  signer: Signer
  clock: () => number
}>

const cookie = 'preview'

/** Adds the pages of drafts, below `/preview/`, and publishing, for managers and for whoever has opened a link with a pass. */
export function addPreviewRoute(app: Hono, context: PreviewContext): void {
  const { renderPreview, publisher, isManager, signer, clock } = context
  if (renderPreview === undefined) return
  const passOf = (c: Context): Pass | undefined => readPass(signer, getCookie(c, cookie) ?? '', clock())
  const mayPublish = async (c: Context) => passOf(c)?.mayPublish === true || (await isManager(c))
  addPublicationRoutes(app, { publisher, mayPublish })
  app.get('/preview/*', async (c) => {
    c.header('X-Robots-Tag', 'noindex, nofollow')
    const path = c.req.path.slice('/preview'.length)
    const pass = c.req.query('pass')
    if (pass !== undefined) return enter(c, context, path, pass)
    if (passOf(c) === undefined && !(await isManager(c))) return answerPlainly(c, 403, 'draft')
    if (path === '/admin/') return c.redirect(path)
    // Feeds, QR codes and calendars lie beside the published page; two slashes would lead to another host.
    if (/^\/[^/\\].*\.\w+$/.test(path) && !path.startsWith('/pictures/')) return c.redirect(path)
    const page = await renderPreview(path, c.req.query('entry'))
    if (page.status === 422) return c.text(page.text, 422)
    if (page.status === 302) return c.redirect(page.to)
    if ('bytes' in page) return c.body(page.bytes, 200, { 'Content-Type': page.type })
    for (const policy of page.policies) c.header('Content-Security-Policy', policy, { append: true })
    return c.html(page.html, page.status)
  })
}

/** Exchanges a pass for a cookie, so that it stays in no address. */
function enter(c: Context, { signer, clock }: PreviewContext, path: string, text: string): Response {
  const pass = readPass(signer, text, clock())
  if (pass === undefined) return answerPlainly(c, 403, 'draft')
  setCookie(c, cookie, passValue(signer, pass), {
    path: '/preview/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: Math.floor((pass.until - clock()) / 1000),
  })
  return c.redirect(`/preview${path}`)
}
