import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadPublicFiles } from '#data/load-public-files.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { iconFiles } from '#scripts/build/files/manifest-files.ts'
import { writeFiles } from '#scripts/build/output/write-files.ts'
import { webManifests } from '#views/shell/web-manifest.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'

test('every icon of a manifest exists in its size; the maskable one has no transparent edge', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'icons-'))
  const context = createContext()
  for (const { code } of [{ code: 'nl' }, { code: 'fr' }, { code: 'en' }, { code: 'de' }])
    await mkdir(join(dist, code))
  await writeFiles(dist, webManifests(context))
  const files = await loadPublicFiles('data', createProblemLog())
  await writeFiles(dist, iconFiles({ files, catalogue: context.catalogue }))
  const { icons } = JSON.parse(await readFile(join(dist, 'nl/site.webmanifest'), 'utf8'))
  for (const { src, sizes, purpose } of icons) {
    const { data, info } = await sharp(join(dist, src))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(`${info.width}x${info.height}`).toBe(sizes)
    const corner = [...data.subarray(0, 4)]
    expect(corner[3]).toBe(purpose === 'maskable' ? 0xff : 0)
  }
  expect((await sharp(join(dist, 'apple-touch-icon.png')).metadata()).width).toBe(180)
  await rm(dist, { recursive: true })
})
