/** Content type of every file type of the site, by extension. */
export const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.atom', 'application/atom+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.pdf', 'application/pdf'],
  ['.mp4', 'video/mp4'],
  ['.pmtiles', 'application/vnd.pmtiles'],
  ['.bin', 'application/octet-stream'],
])

/** Whether files of a type are worth compressing. */
export function isText(type: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|atom|manifest|speculationrules|octet-stream)|image\/svg)/.test(
    type,
  )
}
