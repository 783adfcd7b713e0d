import { mkdtemp, mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { drawQr, qrFiles } from '#scripts/build/files/qr-files.ts'
import { createProject, createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { readQr } from '#tests/support/readers/read-qr.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { qrCodes } from '#views/listing/qr-code.ts'

describe('the QR code of a listing', () => {
  it('contains the canonical address of the page in its language', async () => {
    const property = createProperty({ sections: ['sale', 'office-berlare'] })
    const context = createContext({ properties: [property], projects: [createProject()] })
    const dist = await mkdtemp(join(tmpdir(), 'qr-'))
    const pages = context.routes.all.filter(({ kind }) => ['property', 'project', 'unit'].includes(kind))
    for (const { path } of pages) await mkdir(join(dist, path), { recursive: true })
    await writeFiles(dist, qrFiles(context))
    expect(pages.some(({ path, canonical }) => path !== canonical)).toBe(true)
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(3)
    for (const { path, canonical } of pages)
      expect(await readQr(await readFile(join(dist, path, 'qr.svg')))).toBe(`${context.baseUrl}${canonical}`)
    expect([...qrCodes(context)].map((code) => dirname(code.path) + '/').toSorted()).toEqual(
      pages.map(({ path }) => path).toSorted(),
    )
  })

  it('can be read for any address', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-/'),
      maxLength: 160,
    })
    await fc.assert(
      fc.asyncProperty(letters, async (path) => {
        const url = `https://voorbeeld.be/${path}`
        expect(await readQr(drawQr(url))).toBe(url)
      }),
      { numRuns: 60 },
    )
  })

  it('consists only of lines: an address cannot add markup', () => {
    const svg = drawQr('https://voorbeeld.be/"><script>alert(1)</script>')
    expect(svg).toMatch(
      /^<svg [^<>]*><path fill="#fff" d="[MhvHz\d ]+"\/><path stroke="#000" d="[Mmh\d. ]+"\/><\/svg>$/,
    )
  })

  it('throws on a picture without one', async () => {
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fff" d="M0 0h40v40H0z"/></svg>'
    await expect(readQr(white)).rejects.toThrow(/./)
  })
})
