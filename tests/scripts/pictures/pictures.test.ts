import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PictureVariant } from '#domain/site/picture.ts'
import { leftOut } from '#data/problems/refused-documents.ts'
import { loadPictureManifest } from '#data/picture-manifest.ts'
import { encodeVariants, variantFile } from '#scripts/pictures/encode-variant.ts'
import { makePictures, type PictureResult } from '#scripts/pictures/make-pictures.ts'
import { encoders, planWidths } from '#scripts/pictures/picture-settings.ts'

let root: string

const make = (): Promise<PictureResult> =>
  makePictures({
    pictures: new Map([
      ['house.jpg', 'listing'],
      ['plan.svg', 'listing'],
      ['round.svg', 'listing'],
      ['broken.jpg', 'listing'],
      ['missing.jpg', 'listing'],
      ['../outside.jpg', 'listing'],
      ['testimonials/elke.jpg', 'listing'],
    ]),
    sourceDirs: [join(root, 'pictures'), join(root, 'content')],
    cacheDir: join(root, 'cache'),
    progress: { tick: () => undefined },
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(root, 'pictures'))
  const green = { width: 900, height: 600, channels: 3, background: '#00ff00' } as const
  // Orientation 6: taken in portrait.
  await sharp({ create: green })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(root, 'pictures', 'house.jpg'))
  await writeFile(
    join(root, 'pictures', 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#fff"/></svg>',
  )
  await writeFile(
    join(root, 'pictures', 'round.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>',
  )
  await writeFile(join(root, 'pictures', 'broken.jpg'), 'no picture')
  await mkdir(join(root, 'content/testimonials'), { recursive: true })
  await writeFile(join(root, 'content/testimonials/elke.jpg'), 'no picture')
})

afterAll(() => rm(root, { recursive: true }))

describe('the picture step', () => {
  test('makes upright sizes up to the original, and warns about unusable files', async () => {
    const { made, problems } = await make()
    // The drawing is made when its size is found out.
    expect(made).toBe(1)
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual(
      expect.arrayContaining([
        ['pictures/broken.jpg', 'warning'],
        ['pictures/missing.jpg', 'warning'],
        ['pictures/../outside.jpg', 'warning'],
        ['content/testimonials/elke.jpg', 'warning'],
      ]),
    )
    expect(leftOut(problems), 'the publishing bar names them').toEqual(problems)
    const manifest = await loadPictureManifest(join(root, 'cache'))
    const house = manifest['house.jpg']
    expect([house?.width, house?.height]).toEqual([600, 900])
    expect(house?.avif.map(({ width }) => width)).toEqual([400, 600])
    expect(house?.color).toMatch(/^#0[0-9a-f]f[0-9a-f]0[0-9a-f]$/)
    const file = house?.avif.at(-1)?.href.replace('/pictures/', '') ?? ''
    const { width, exif } = await sharp(await readFile(join(root, 'cache', 'files', file))).metadata()
    expect([width, exif]).toEqual([600, undefined])
    expect(manifest['plan.svg']?.fallback.href).toMatch(/\.svg$/)
    // Nothing stays in sight behind corners that are cut off.
    expect([manifest['plan.svg']?.color, manifest['round.svg']?.color]).toEqual(['#ffffff', 'transparent'])
    expect(manifest['missing.jpg']).toBeUndefined()
  })

  test('makes nothing on the second run', async () => {
    expect(await make()).toMatchObject({ made: 0, remembered: 3 })
  })

  test('runs twice in parallel, and returns its own manifest', async () => {
    const results = await Promise.all([make(), make()])
    for (const { manifest } of results)
      expect(manifest).toEqual(await loadPictureManifest(join(root, 'cache')))
  })
})

test('no picture is enlarged, and the maximum of the original applies', () => {
  expect(planWidths(1200, 'listing')).toEqual([400, 600, 800, 1200])
  expect(planWidths(4000, 'listing')).toEqual([400, 600, 800, 1360, 1600])
  expect(planWidths(80, 'listing')).toEqual([80])
  expect(planWidths(1920, 'banner')).toEqual([600, 800, 1360, 1920])
})

test('spends fewer bytes on the size for phones', async () => {
  const source = join(root, 'grain.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  await sharp({ create: { width: 900, height: 300, channels: 3, noise, background: '#808080' } })
    .blur(1.5)
    .toFile(source)
  const ofWidth = (width: number): PictureVariant => ({ href: `/pictures/grain-${width}.avif`, width })
  const phone = ofWidth(encoders.avifForPhones.width)
  const wider = ofWidth(phone.width + 1)
  await encodeVariants(join(root, 'cache'), source, [phone, wider])
  const bytesOf = async (variant: PictureVariant) =>
    (await readFile(variantFile(join(root, 'cache'), variant))).length
  expect(await bytesOf(phone)).toBeLessThan(0.9 * (await bytesOf(wider)))
})
