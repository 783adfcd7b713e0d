import { sayMoment } from '#i18n/formats/say-moment.ts'
import type { OfflineWords } from './settings.ts'

/**
 * Returns a cached page with a note above its content that tells when it was cached, so that an old price is not taken
 * for today's.
 */
export async function withNote(
  cached: Response,
  { note, lang }: OfflineWords,
  style: string,
): Promise<Response> {
  const headers = new Headers(cached.headers)
  const cachedAt = new Date(headers.get('date') ?? '')
  const isKnown = !Number.isNaN(cachedAt.getTime())
  const words = note.join(isKnown ? sayMoment(cachedAt, lang) : '…')
  const sheet = `<link rel="stylesheet" href="${style}">`
  const html = (await cached.text()).replace(
    /<main[^>]*>/,
    (main) => `${main}${sheet}<div class="offline-note" role="status"><p class="wrap">${words}</p></div>`,
  )
  // These describe the compressed body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}
