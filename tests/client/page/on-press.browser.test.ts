import { expect, test } from 'vitest'
import { onPress } from '#client/page/on-press.ts'
import { find, goTo, settle, showPage } from '#tests/support/island/page.ts'

const answered: string[] = []
onPress('.works', async () => ({ answerPress: ({ id }: HTMLElement) => answered.push(id) }))
onPress('.fails', async () => {
  throw new Error('not loaded')
})

/** Clicks as a visitor does; returns whether the browser is left to do what it does by itself. */
async function click(selector: string, held: MouseEventInit = {}): Promise<boolean> {
  answered.length = 0
  const isLeft = find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...held }),
  )
  await settle()
  return isLeft
}

test('a press on a button, or on something in it, is answered instead of the browser', async () => {
  showPage('<button class="works" id="one"><b>1</b></button><p>2</p>')
  expect(await click('b')).toBe(false)
  expect(answered).toEqual(['one'])
  expect(await click('p')).toBe(true)
  expect(answered).toEqual([])
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a link pressed with %s is the browser’s',
  async (key) => {
    showPage('<a class="works" id="link" href="#x">1</a><button class="works" id="button">2</button>')
    find('a').addEventListener('click', () => setTimeout(() => answered.push('seen')))
    expect(await click('a', { [key]: true })).toBe(true)
    expect(answered).toEqual(['seen'])
    expect(await click('button', { [key]: true })).toBe(false)
  },
)

test('a press that a sleeping island holds back is not answered twice', async () => {
  showPage('<button class="works" id="held">1</button>')
  find('button').addEventListener('click', (event) => event.preventDefault())
  await click('button')
  expect(answered).toEqual([])
})

test('where nothing can answer, a link is followed and a button stays', async () => {
  goTo(location.pathname)
  showPage('<a class="fails" href="#followed">1</a><button class="fails">2</button>')
  await click('button')
  expect(location.hash).toBe('')
  await click('a')
  expect(location.hash).toBe('#followed')
})
