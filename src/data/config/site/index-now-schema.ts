import * as v from 'valibot'

/**
 * The shape of `indexNow` in `site.json`: a key of the agency's own making, published as `/{key}.txt`, and where changed
 * addresses are sent.
 * @see https://www.indexnow.org/documentation (read 2026-11-26)
 */
export const indexNowSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits and hyphens')),
  endpoint: v.optional(v.pipe(v.string(), v.url()), 'https://api.indexnow.org/indexnow'),
})
