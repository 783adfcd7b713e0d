import type { Context, Hono } from 'hono'
import type { PublicationAct, Publisher } from './publisher.ts'

/** Path of what editors are told about publishing; what they ask for lies below it. */
const root = '/preview/publication'

/** What publishing from the editor needs; without `publisher` there is none. */
export type PublicationContext = Readonly<{
  publisher?: Publisher
  /** Whether somebody may publish: a manager of the desk, or who opened the link of the editor. */
  mayPublish: (c: Context) => Promise<boolean>
}>

/** Adds what the panel of the editor asks, in JSON: what is live and what waits, to publish, to undo. */
export function addPublicationRoutes(app: Hono, { publisher, mayPublish }: PublicationContext): void {
  if (publisher === undefined) return
  app.get(root, async (c) => {
    if (!(await mayPublish(c))) return c.json({ code: 'stranger' }, 403)
    return c.json(await publisher.look())
  })
  const acts: readonly PublicationAct[] = ['publish', 'undo']
  for (const act of acts)
    app.post(`${root}/${act}`, async (c) => {
      if (!(await mayPublish(c))) return c.json({ code: 'stranger' }, 403)
      if (!publisher.begin(act)) return c.json({ code: 'running' }, 409)
      return c.json(await publisher.look(), 202)
    })
}
