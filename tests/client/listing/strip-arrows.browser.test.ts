import { expect, test } from 'vitest'
import { addArrows } from '#client/listing/strip-arrows.ts'
import { find, showPage } from '#tests/support/island/page.ts'

test('a row of pictures gets arrows that move it by one picture, and rest at its ends', async () => {
  showPage(
    `<style>ol{display:flex;overflow:auto;width:200px;margin:0;padding:0;scroll-behavior:auto}li{flex:none;width:150px;height:20px}</style>
    <ol data-previous="Vorige foto" data-next="Volgende foto">${'<li></li>'.repeat(4)}</ol>`,
  )
  const track = find<HTMLElement>('ol')
  await addArrows(track)
  const back = find<HTMLButtonElement>('button[aria-label="Vorige foto"]')
  const on = find<HTMLButtonElement>('button[aria-label="Volgende foto"]')
  expect([back.disabled, on.disabled]).toEqual([true, false])
  on.click()
  await expect.poll(() => track.scrollLeft).toBe(150)
  await expect.poll(() => [back.disabled, on.disabled]).toEqual([false, false])
  track.scrollLeft = 1000
  await expect.poll(() => [back.disabled, on.disabled]).toEqual([false, true])
  back.click()
  await expect.poll(() => track.scrollLeft).toBe(250)
})
