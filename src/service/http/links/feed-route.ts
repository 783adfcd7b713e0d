import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { Limits } from '#service/kit/web/limits.ts'
import type { AddressOf } from '#service/kit/web/network-address.ts'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import { readSubscribed } from '#service/requests/calendars/subscribed-calendar.ts'

/** What the calendars of staff need. */
export type FeedContext = Readonly<{
  database: Database
  words: SiteWords
  clock: () => number
  addressOf: AddressOf
  limits: Pick<Limits, 'countFeed'>
}>

/** Adds the calendars that programs of staff subscribe to: who knows the address may read, and asks each time whether it changed. */
export function addFeedRoute(app: Hono, context: FeedContext): void {
  const { database, words, clock, addressOf, limits } = context
  app.get(`${deskRoot}/calendar/:file{[\\w-]+\\.ics}`, async (c) => {
    // Before anything is read: whoever tries keys is stopped too.
    const wait = await limits.countFeed(addressOf(c))
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      return answerPlainly(c, 429, 'tooMany')
    }
    const key = c.req.param('file').replace(/\.ics$/, '')
    const text = await readSubscribed(database, words.fixed(), key, clock())
    if (text === undefined) return answerPlainly(c, 404, 'missing')
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
    const known = (c.req.header('if-none-match') ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return c.body(null, 304, headers)
    return c.body(text, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
    })
  })
}
