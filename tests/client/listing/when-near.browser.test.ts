import { expect, test } from 'vitest'
import { whenNear } from '#client/listing/when-near.ts'
import { find, settle, showPage } from '#tests/support/island/page.ts'

test('what moves a part is loaded once, when the part comes near', async () => {
  const loaded: HTMLElement[] = []
  const load = async (part: HTMLElement) => loaded.push(part)
  showPage('<div style="height: 5000px"></div><i id="part">x</i><div style="height: 5000px"></div>')
  whenNear('#none', load)
  whenNear('#part', load)
  await settle(100)
  expect(loaded).toEqual([])
  // The frame that the tests run in has no margin to look ahead.
  scrollTo({ top: 5000, behavior: 'instant' })
  await expect.poll(() => loaded).toEqual([find('#part')])
  scrollTo({ top: 0, behavior: 'instant' })
  await settle(100)
  scrollTo({ top: 5000, behavior: 'instant' })
  await settle(100)
  expect(loaded).toHaveLength(1)
})
