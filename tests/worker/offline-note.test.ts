import { expect, test } from 'vitest'
import { withNote } from '#worker/offline-note.ts'

const words = { page: '/nl/offline/', lang: 'nl-BE', note: ['Zoals op ', '.'] } as const
const html = '<html><body><main id="main" tabindex="-1"><h1>Te koop</h1></main></body></html>'

test('a cached page has a note with its date above its content', async () => {
  const headers = {
    date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'none'",
  }
  const noted = await withNote(new Response(html, { headers }), words, '/note.css')
  expect(await noted.text()).toMatch(
    /<main id="main" tabindex="-1"><link [^>]*href="\/note.css"><div [^>]*role="status"><p class="wrap">Zoals op 20 november 2026, 13\u00A0uur.<\/p><\/div><h1>/,
  )
  expect(noted.headers.get('content-encoding')).toBeNull()
  expect(noted.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('a cached page without a date has the note, too', async () => {
  expect(await (await withNote(new Response(html), words, '/note.css')).text()).toContain('Zoals op ….')
})
