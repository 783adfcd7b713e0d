import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { encodeColumns } from '#search/files/column-file.ts'
import { expectNamed } from '#search/files/file-name.ts'
import { searchFormat, SearchFileError } from '#search/files/search-file.ts'
import { createSearchData, SearchDataError } from '#search/loading/search-data.ts'

type Answer = Readonly<{ status?: number; body?: unknown }>

/** Loads the index of the list `sale` from a host that gives these answers; a number is a status without content. */
async function fail(manifest: Answer, file: Answer = { status: 404 }) {
  const asked: (readonly [string, RequestInit | undefined])[] = []
  const fetcher: typeof fetch = (url, init) => {
    const path = typeof url === 'string' ? url : ''
    asked.push([path, init])
    const { status = 200, body } = path.endsWith('manifest.json') ? manifest : file
    const content = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
    return Promise.resolve(new Response(content, { status }))
  }
  const data = createSearchData('/lijst/', fetcher)
  const error: unknown = await data.index('sale').catch((caught: unknown) => caught)
  if (!(error instanceof SearchDataError)) throw new Error(`not an error of a list: ${String(error)}`)
  return { error, asked, data }
}

const files = { sale: { rows: 'x', index: 'sale.0123.bin', points: 'p', ids: 'i', texts: {} } }

describe('a list of a site whose manifest', () => {
  test.each([
    ['is of another version', { format: searchFormat + 1, files: {} }],
    ['has no format', { files: {} }],
    ['has no files', { format: searchFormat }],
    ['has null for files', { format: searchFormat, files: null }],
    ['has a word for files', { format: searchFormat, files: 'sale' }],
    ['is null', null],
    ['is a word', 'Hotel Wi-Fi'],
    ['lacks the list', { format: searchFormat, files: {} }],
    ['lacks the name of the file', { format: searchFormat, files: { sale: {} } }],
  ])('%s asks for the page to be loaded again', async (_, body) => {
    const { error } = await fail({ body })
    expect([error.reason, error.name]).toEqual(['stale', 'SearchDataError'])
    expect(error.message).toMatch(/manifest\.json|'sale'/)
  })

  test.each([404, 410, 403, 500, 503])('is answered with %i is out of reach', async (status) => {
    const { error } = await fail({ status })
    expect(error.reason).toBe('unreachable')
    expect(error.message).toContain('/lijst/manifest.json')
  })

  test('is never taken from the browser’s cache without asking the host', async () => {
    const { asked } = await fail({ status: 500 })
    expect(asked).toEqual([['/lijst/manifest.json', { cache: 'no-cache' }]])
  })
})

describe('a list of which one file', () => {
  const manifest = { body: { format: searchFormat, files } }

  test.each([404, 410])('is gone, %i, is asked for by a new manifest once', async (status) => {
    const { error, asked } = await fail(manifest, { status })
    expect(error.reason).toBe('unreachable')
    expect(error.message).toContain("'sale'")
    expect(error.cause).toMatchObject({ name: 'FileGoneError' })
    expect(asked.map(([path]) => path)).toEqual([
      '/lijst/manifest.json',
      '/lijst/files/sale.0123.bin',
      '/lijst/manifest.json',
      '/lijst/files/sale.0123.bin',
    ])
  })

  test('is answered with an error is out of reach, and asked for once', async () => {
    const { error, asked } = await fail(manifest, { status: 500 })
    expect(error.reason).toBe('unreachable')
    expect(error.message).toContain('/lijst/files/sale.0123.bin answers 500')
    expect(asked).toHaveLength(2)
  })

  test('is something else says which, and why', async () => {
    const { error } = await fail(manifest, { body: 'Hotel Wi-Fi' })
    expect(error.reason).toBe('unreachable')
    expect(error.message).toContain('/lijst/files/sale.0123.bin')
    expect(error.cause).toMatchObject({ name: 'SearchFileError', message: expect.stringMatching(/\w{4}/) })
  })

  test('is of another version asks for the page to be loaded again', async () => {
    const { error } = await fail(manifest, { body: encodeColumns({}, {}, searchFormat + 1) })
    expect(error.reason).toBe('stale')
    expect(error.cause).toMatchObject({ message: expect.stringContaining(`format ${searchFormat + 1}`) })
  })
})

test('a language that the list is not in asks for the page to be loaded again', async () => {
  const { data } = await fail({ body: { format: searchFormat, files } })
  await expect(data.text('sale', 'de')).rejects.toMatchObject({ reason: 'stale' })
})

describe('the name of a file', () => {
  test('fits its content, whatever digits the hash begins with', async () => {
    for (let at = 0; at < 64; at++) {
      const file = encodeColumns({ at }, {})
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 16)
      await expect(expectNamed(`sale.${hash}.bin`, file)).resolves.toBeUndefined()
    }
  })

  test('does not fit another content', async () => {
    const check = expectNamed('sale.0123456789abcdef.bin', encodeColumns(null, {}))
    await expect(check).rejects.toThrow(SearchFileError)
    await expect(check).rejects.toThrow('sale.0123456789abcdef.bin')
  })
})
