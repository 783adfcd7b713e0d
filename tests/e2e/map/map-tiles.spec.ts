import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { MapBase } from '#domain/place/map-base.ts'
import { listen } from '#scripts/server/listen.ts'
import { createStaticServer } from '#scripts/server/serve-static.ts'
import { configureMap, expectMap, mapColor } from '#tests/support/pages/map-page.ts'
import { createPmtiles } from '#tests/support/sites/pmtiles-archive.ts'

const base: MapBase = {
  kind: 'pmtiles',
  home: { latitude: 51.09, longitude: 4.05, zoom: 10 },
  url: '/test.pmtiles',
  attribution: '© Proefkaart & <b>co</b>',
  minZoom: 0,
  maxZoom: 12,
  hosts: [],
}

let dir: string
let server: Server
let origin: string

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tiles-'))
  await writeFile(join(dir, 'test.pmtiles'), await createPmtiles('#b0306a'))
  server = await createStaticServer(dir)
  origin = `http://localhost:${await listen(server, 0)}`
})

test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dir, { recursive: true })
})

test('a configured tile archive is read by byte ranges and drawn below the pins', async ({ page }) => {
  const parts: number[] = []
  await page.route('**/test.pmtiles', async (route) => {
    const response = await route.fetch({ url: `${origin}/test.pmtiles` })
    parts.push(response.status())
    await route.fulfill({ response })
  })
  await configureMap(page, base)
  await page.goto(`${process.env['SITE_URL']}/nl/te-koop/?view=map`)
  await expectMap(page)
  expect(new Set(parts)).toEqual(new Set([206]))
  await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
  await expect(page.getByText('Schematische kaart')).toHaveCount(0)
  await expectColor(page, [0xb0, 0x30, 0x6a])
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
  await configureMap(page, { ...base, kind: 'style', url: '/test-style.json' })
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
