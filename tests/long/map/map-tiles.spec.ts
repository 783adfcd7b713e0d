import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { boxOf } from '#tests/support/pages/box-of.ts'
import { configureMap, expectMap, mapColor, testBase } from '#tests/support/pages/map-page.ts'
import { createPictureTile, createPmtiles } from '#tests/support/sites/pmtiles-archive.ts'
import { createVectorTile } from '#tests/support/sites/vector-tile.ts'

test.use({ viewport: { width: 1280, height: 900 } })

let dir: string
let server: Server
let origin: string

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tiles-'))
  await writeFile(join(dir, 'picture.pmtiles'), createPmtiles(await createPictureTile('#b0306a'), 'png'))
  const roads = createVectorTile({
    roads: [
      {
        kind: 'highway',
        line: [
          [0, 1024],
          [4096, 1024],
        ],
      },
      {
        kind: 'highway',
        line: [
          [0, 3072],
          [4096, 3072],
        ],
      },
    ],
  })
  await writeFile(join(dir, 'roads.pmtiles'), createPmtiles(roads, 'vector'))
  server = await createStaticServer(dir)
  origin = `http://localhost:${await listen(server, 0)}`
})

test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dir, { recursive: true })
})

/** Opens the list for sale with an archive as its map; returns the status of each answer from it. */
async function openArchive(page: Page, file: string): Promise<readonly number[]> {
  const answers: number[] = []
  await page.route('**/test.pmtiles', async (route) => {
    const response = await route.fetch({ url: `${origin}/${file}` })
    answers.push(response.status())
    await route.fulfill({ response })
  })
  await configureMap(page, testBase('pmtiles', '/test.pmtiles'))
  await page.goto(`${process.env['SITE_URL']}/nl/te-koop/?view=map`)
  await expectMap(page)
  return answers
}

test('a configured tile archive is read by byte ranges and drawn below the pins', async ({ page }) => {
  const answers = await openArchive(page, 'picture.pmtiles')
  expect(new Set(answers)).toEqual(new Set([206]))
  await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
  await expect(page.getByText('Schematische kaart')).toHaveCount(0)
  await expectColor(page, [0xb0, 0x30, 0x6a])
})

test('the roads of an archive of shapes are drawn, from one side of the map to the other', async ({
  page,
}) => {
  await openArchive(page, 'roads.pmtiles')
  await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
  // The part of the map within the window, and nothing that lies over it.
  const { x, y, width } = await boxOf(page.locator('.map__canvas'))
  const clip = { x, y: y + 80, width, height: 500 }
  const image = sharp(await page.screenshot({ clip })).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, row) =>
    Array.from({ length: info.width }, (__, column) =>
      data
        .subarray((row * info.width + column) * 3)
        .subarray(0, 3)
        .join(),
    ),
  )
  const across = rows.filter(
    (row) => row.filter((color) => color === '255,255,255').length > 0.8 * info.width,
  )
  // Two roads in each tile of 512 px.
  expect(across.length).toBeGreaterThan(1)
})

test('a configured style is drawn below the pins, with its attribution', async ({ page }) => {
  await page.route('**/test-style.json', (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {},
        layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#1f7a5c' } }],
      },
    }),
  )
  await configureMap(page, testBase('style', '/test-style.json'))
  await page.goto(`${process.env['SITE_URL']}/nl/te-koop/?view=map`)
  await expectMap(page)
  await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
  await expectColor(page, [0x1f, 0x7a, 0x5c])
})

async function expectColor(page: Page, [r, g, b]: readonly [number, number, number]): Promise<void> {
  const drawn = await mapColor(page)
  const furthest = Math.max(Math.abs(drawn.r - r), Math.abs(drawn.g - g), Math.abs(drawn.b - b))
  expect(furthest).toBeLessThanOrEqual(16)
}
