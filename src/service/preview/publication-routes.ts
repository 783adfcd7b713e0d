import { portalPaths } from '#contracts/portal-paths.ts'
import { previewRoot } from '#contracts/desk-paths.ts'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { Context, Hono } from 'hono'
import type { PublicationAct, Publisher } from './publisher.ts'

/** Path of what editors are told about publishing; what they ask for lies below it. */
const root = `${previewRoot}/publication`

/** What publishing from the editor needs; without `publisher` there is none. */
export type PublicationContext = Readonly<{
  publisher?: Publisher
  /** Whether somebody may publish: a manager of the desk, or who opened the link of the editor. */
  mayPublish: (c: Context) => Promise<boolean>
}>

/** Answers somebody who may not publish with the page to sign in, in the language asked for, where the site has one. */
function refuseStranger(c: Context): Response {
  const { forms } = c.get('site')
  const wanted = c.req.query('locale') ?? ''
  const site = (isLocale(wanted) ? forms.get(wanted) : undefined) ?? [...forms.values()][0]
  const signIn = site?.desk === undefined ? undefined : signInHref(site.locale)
  return c.json({ code: 'stranger', signIn }, 403)
}

/** Returns the page to sign in that leads back to the editor. */
function signInHref(locale: Locale): string {
  return `${portalPaths(locale).signIn}?${new URLSearchParams({ next: `${previewRoot}/admin/` })}`
}

/** Adds what the panel of the editor asks, in JSON: what is live and what waits, to publish, to undo. */
export function addPublicationRoutes(app: Hono, { publisher, mayPublish }: PublicationContext): void {
  if (publisher === undefined) return
  app.get(root, async (c) => {
    if (!(await mayPublish(c))) return refuseStranger(c)
    return c.json(await publisher.look())
  })
  const acts: readonly PublicationAct[] = ['publish', 'undo']
  for (const act of acts)
    app.post(`${root}/${act}`, async (c) => {
      if (!(await mayPublish(c))) return refuseStranger(c)
      if (!publisher.begin(act)) return c.json({ code: 'running' }, 409)
      return c.json(await publisher.look(), 202)
    })
}
