import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MapTarget } from '#islands/map/engine/map-markers.ts'
import { MapTargets } from '#islands/map/markers/MapTargets.tsx'
import { find, showPage, textsOf } from '#tests/support/island/page.ts'

const ignore = () => undefined
const told = {
  t: (key: string) => key,
  subject: '',
  cards: { peek: ignore },
  pins: ['€ 300.000', '€ 400.000'],
  rowsAt: () => [],
  onPress: ignore,
  onHover: ignore,
}
const pin = (row: number, top: number): MapTarget => {
  return { kind: 'pin', row, count: 1, box: { left: 10, top, right: 60, bottom: top + 30 } }
}
/** What a map has beside what this part reads. */
const view = (targets: readonly MapTarget[]) => (
  <MapTargets {...({ ...told, targets } as unknown as Parameters<typeof MapTargets>[0])} />
)

test('buttons lie over their pins, and the one that has the focus stays in the window where the map moves it', async () => {
  showPage('')
  document.body.style.minHeight = '4000px'
  const { rerender } = await render(view([pin(0, 100), pin(1, 200)]))
  expect(textsOf('button')).toHaveLength(2)
  const button = find('button[aria-label="€ 300.000"]')
  expect([button.style.width, button.style.height]).toEqual(['50px', '30px'])
  button.focus()
  await rerender(view([pin(0, 3000.123456789), pin(1, 200)]))
  expect(scrollY).toBeGreaterThan(1000)
  const { top, bottom } = button.getBoundingClientRect()
  expect([top >= 0, Math.floor(bottom) <= innerHeight]).toEqual([true, true])
  scrollTo(0, 0)
  await rerender(view([pin(0, 3000.123456789), pin(1, 100)]))
  expect(scrollY).toBe(0)
  button.blur()
  await rerender(view([pin(0, 100), pin(1, 200)]))
  await rerender(view([pin(0, 2000), pin(1, 20)]))
  expect(scrollY).toBe(0)
})
