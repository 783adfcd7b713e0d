import { expect, type Page, test } from '@playwright/test'
import { expectMap, targets } from '#tests/support/pages/map-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const picture = (page: Page) => page.locator('.map__picture[data-painted]')
const list = '/nl/te-koop/?view=map'

/** Delays the map library until the returned function is called. */
async function holdLibrary(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/create-listing-map*', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Returns the colour of the picture at a place of the map, as `r,g,b`. */
function colorAt(page: Page, { x, y }: Readonly<{ x: number; y: number }>): Promise<string> {
  return picture(page).evaluate(
    (canvas, at) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas.')
      const pen = canvas.getContext('2d')
      return pen?.getImageData(at.x, at.y, 1, 1).data.slice(0, 3).join() ?? ''
    },
    { x, y },
  )
}

test('a static map with every marker is shown before the library has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await holdLibrary(page)
  await openPage(page, list)
  await expect(picture(page)).toBeVisible()
  await expect(page.locator('.map').getByText('De kaart wordt geladen')).toBeVisible()
  const sketch = await picture(page).evaluateHandle((canvas) => canvas)
  release()
  await expectMap(page)
  await expect(page.locator('.map__picture')).toHaveCount(0)
  const clusters = targets(page, /inzoomen/)
  const places = await clusters.evaluateAll((all) =>
    all.flatMap((button) => {
      const map = button.closest('.map')
      const frame = map?.getBoundingClientRect()
      const { left, right, top, bottom, width: across, height } = button.getBoundingClientRect()
      // The library brings its scale and its source along, which push what is near them aside.
      const tools = [...(map?.querySelectorAll('.maplibregl-ctrl') ?? [])].map((tool) =>
        tool.getBoundingClientRect(),
      )
      const isPushed = tools.some(
        (tool) =>
          tool.width > 0 &&
          left < tool.right + 110 &&
          right > tool.left - 110 &&
          top < tool.bottom + 110 &&
          bottom > tool.top - 110,
      )
      if (isPushed) return []
      const x = left - (frame?.left ?? 0)
      const y = top - (frame?.top ?? 0)
      // A neighbour may lie over one edge of it.
      return [
        [
          { x: x + 6, y: y + height / 2 },
          { x: x + across / 2, y: y + 6 },
        ],
      ]
    }),
  )
  expect(places.length).toBeGreaterThan(5)
  const colors = await sketch.evaluate((canvas, at) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas.')
    const pen = canvas.getContext('2d')
    return at.map((edges) => edges.map(({ x, y }) => pen?.getImageData(x, y, 1, 1).data.slice(0, 3).join()))
  }, places)
  expect(colors.filter((edges) => !edges.includes('240,214,79'))).toEqual([])
})

test(
  'a device that cannot draw the map keeps the preview, with a message',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
        },
      })
    })
    await openPage(page, list)
    await expect(page.locator('.map').getByText('Dit toestel kan de kaart niet')).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(page.locator('.results-split__list .card').first()).toBeVisible()
    expect(await colorAt(page, { x: 2, y: 2 })).not.toBe('0,0,0')
  },
)

test('a failed library is reported, and loads on retry', { tag: '@night' }, async ({ page }) => {
  await page.route('**/create-listing-map*', (route) => route.abort())
  await openPage(page, list)
  const map = page.locator('.map')
  await expect(map.getByText(/kon niet/)).toBeVisible()
  await page.unroute('**/create-listing-map*')
  await map.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expectMap(page)
  await expect(page.locator('.map__picture')).toHaveCount(0)
})
