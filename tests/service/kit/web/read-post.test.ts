import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { type Post, readPost } from '#service/kit/web/read-post.ts'

/** Returns what is read of a body; its files are held for the field `cv`. */
async function read(type: string, body: BodyInit): Promise<Post> {
  const app = new Hono()
  let post: Post | undefined
  app.post('/', async (c) => {
    post = await readPost(c, ['cv'])
    return c.body(null)
  })
  const headers = type === '' ? undefined : { 'content-type': type }
  await app.request('/', { method: 'POST', body, headers })
  if (post === undefined) throw new Error('nothing was read')
  return post
}

const part = (name: string, value: string, more = '', boundary = 'bbb'): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const unreadable = { ok: false, status: 400 }

describe('a form with files', () => {
  test('is read as a browser writes it', async () => {
    const body = new FormData()
    body.append('zones', 'a')
    body.append('zones', 'b')
    body.append('note', 'één\r\nregel & meer')
    body.append('cv', new File(['%PDF'], 'cv "Noor" 🌾.pdf'))
    const post = await read('', body)
    expect(post).toMatchObject({
      ok: true,
      texts: { zones: ['a', 'b'], note: ['één\r\nregel & meer'], cv: ['cv "Noor" 🌾.pdf'] },
    })
    expect(post.ok && Buffer.from(post.files['cv']?.content ?? []).toString()).toBe('%PDF')
  })

  test('without a file has none, and an empty file is one', async () => {
    const body = new FormData()
    body.append('cv', new File([], ''))
    expect(await read('', body)).toMatchObject({ ok: true, files: {} })
    body.set('cv', new File([], 'cv.pdf'))
    expect(await read('', body)).toMatchObject({ files: { cv: { name: 'cv.pdf', isCut: false } } })
  })

  test('of a file that is too large, or that nobody asks for, nothing is held', async () => {
    const body = new FormData()
    body.append('cv', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'))
    body.append('other', new File([new Uint8Array(1024)], 'other.pdf'))
    const post = await read('', body)
    expect(post.ok && [post.files['cv'], post.files['other']]).toEqual([
      { name: 'cv.pdf', content: new Uint8Array(), isCut: true },
      { name: 'other.pdf', content: new Uint8Array(), isCut: false },
    ])
  })

  test.each([
    ['multipart/form-data; boundary=bbb'],
    ['multipart/form-data; xboundary=zzz; boundary=bbb'],
    ['multipart/form-data; a="boundary=zzz"; boundary=bbb'],
  ])('has a thousand parts at most, whatever its type says: %s', async (type) => {
    const parts = (count: number): string => `${part('a', 'b').repeat(count)}--bbb--\r\n`
    expect(await read(type, parts(1001))).toEqual(unreadable)
    expect(await read(type, parts(100_000))).toEqual(unreadable)
    const post = await read(type, parts(1000))
    expect(post.ok ? post.texts['a'] : []).toHaveLength(1000)
  })

  test('with a boundary that readers understand differently is none', async () => {
    const body = `${part('a', 'b').repeat(100_000)}--bbb--\r\n`
    expect(await read('multipart/form-data; boundary="b\\bb"', body)).toEqual(unreadable)
  })

  test('has no more text than a form without files', async () => {
    const body = `${part('a', 'x'.repeat(40_000))}${part('b', 'x'.repeat(40_000))}--bbb--\r\n`
    expect(await read('multipart/form-data; boundary=bbb', body)).toEqual(unreadable)
  })

  test('that stops in the middle is none', async () => {
    const cut = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(part('cv', 'half', '; filename="cv.pdf"')))
        stream.error(new Error('the sender broke off'))
      },
    })
    const app = new Hono()
    app.post('/', async (c) => c.json(await readPost(c, ['cv'])))
    const request = new Request('http://x.example/', {
      method: 'POST',
      body: cut,
      headers: { 'content-type': 'multipart/form-data; boundary=bbb' },
      duplex: 'half',
    } as RequestInit)
    expect(await (await app.request(request)).json()).toEqual(unreadable)
  })
})

test.each([
  ['application/x-www-form-urlencoded', 'a=b&'.repeat(1001)],
  ['application/json', JSON.stringify({ a: Array.from({ length: 1001 }, () => 'b') })],
  [
    'application/json',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, 'b']))),
  ],
])('more than a thousand values of %s are no form', async (type, body) => {
  expect(await read(type, body)).toEqual(unreadable)
})
