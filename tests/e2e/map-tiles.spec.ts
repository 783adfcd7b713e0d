import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { MapBase } from '#domain/map-base.ts'
import { listen } from '#scripts/listen.ts'
import { createStaticServer } from '#scripts/serve-static.ts'
import { expectMap } from '#tests/support/map-page.ts'
import { createPmtiles } from '#tests/support/pmtiles-archive.ts'

const base: MapBase = {
  kind: 'pmtiles',
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

test('a configured archive of tiles is read by its parts and drawn below the pins', async ({ page }) => {
  const parts: number[] = []
  await page.route('**/test.pmtiles', async (route) => {
    const response = await route.fetch({ url: `${origin}/test.pmtiles` })
    parts.push(response.status())
    await route.fulfill({ response })
  })
  // The page as a build with this configuration writes it: the last line of what the island unpacks.
  await page.route('**/nl/te-koop/**', async (route) => {
    const response = await route.fetch()
    const packed = JSON.stringify(JSON.stringify(base)).slice(1, -1).replaceAll('&', '&amp;')
    const html = await response.text()
    const configured = html.replace(
      /(props="\{&quot;packed&quot;:\[0,&quot;sale\\t[^"]*?\\n)(&quot;\])/,
      (_, before: string, after: string) => `${before}${packed.replaceAll('"', '&quot;')}${after}`,
    )
    await route.fulfill({ response, body: configured })
  })
  await page.goto(`${process.env['SITE_URL']}/nl/te-koop/?view=map`)
  await expectMap(page)
  expect(new Set(parts)).toEqual(new Set([206]))
  await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
  await expect(page.getByText('Schematische kaart')).toHaveCount(0)
  const { dominant } = await sharp(await page.locator('.map__canvas').screenshot()).stats()
  // sharp counts colours in steps of 16.
  for (const [part, drawn] of [
    [dominant.r, 0xb0],
    [dominant.g, 0x30],
    [dominant.b, 0x6a],
  ] as const)
    expect(Math.abs(part - drawn)).toBeLessThanOrEqual(16)
})
