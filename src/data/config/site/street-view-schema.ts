import * as v from 'valibot'

/**
 * The shape of `streetView` of `site.json`: the agency's key for the Maps Embed API, which pages show to everybody and
 * which Google limits to the site's own address.
 * @see https://developers.google.com/maps/documentation/embed/get-api-key (read 2026-11-20)
 */
export const streetViewSchema = v.strictObject({
  key: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^AIza[\w-]{35}$/, 'a key of Google Maps Platform: AIza and 35 more'),
  ),
})
