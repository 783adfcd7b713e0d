import type { OfflineWords } from './settings.ts'

/**
 * Returns a kept page that says above its content that it is one, and of when: nobody takes a price of last week for
 * one of today.
 */
export async function withNote(
  kept: Response,
  { note, lang }: OfflineWords,
  style: string,
): Promise<Response> {
  const headers = new Headers(kept.headers)
  const asked = new Date(headers.get('date') ?? '')
  const isKnown = !Number.isNaN(asked.getTime())
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' })
  const words = note.replace('{{when}}', isKnown ? format.format(asked) : '…')
  const sheet = `<link rel="stylesheet" href="${style}">`
  const html = (await kept.text()).replace(
    /<main[^>]*>/,
    (main) => `${main}${sheet}<div class="offline-note" role="status"><p class="wrap">${words}</p></div>`,
  )
  // They were of the bytes on their way.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}
