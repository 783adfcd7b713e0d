import * as v from 'valibot'

/**
 * The shape of `streetView` in `site.json`: the agency's public key for the Maps Embed API, which Google restricts to
 * the site's domain.
 * @see https://developers.google.com/maps/documentation/embed/get-api-key (read 2026-11-20)
 */
export const streetViewSchema = v.strictObject({
  key: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^AIza[\w-]{35}$/, 'a key of Google Maps Platform: AIza and 35 more'),
  ),
})
