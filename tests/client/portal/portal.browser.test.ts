import { beforeEach, expect, test, vi } from 'vitest'
import { proveForm } from '#client/portal/prove-form.ts'
import { revealPasswords } from '#client/portal/reveal-passwords.ts'
import { find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const form = () => find<HTMLFormElement>('form')
const proof = () => find<HTMLInputElement>('[name=proof]')

/** Shows the form to log in; what it sends, and when, is in the list. */
function open(): string[] {
  const sent: string[] = []
  showPage('<form data-proof="log-in" action="/portal/log-in"><input name="proof"></form>')
  form().submit = () => void sent.push(proof().value)
  proveForm(form())
  return sent
}
const submit = (): boolean => form().dispatchEvent(new SubmitEvent('submit', { cancelable: true }))

beforeEach(() => {
  vi.useRealTimers()
})

test('a form without a proof is left to the browser', () => {
  showPage('<form></form>')
  proveForm(form())
  expect(submit()).toBe(true)
})

test('a form that cannot prove its work is sent without, once however often it is pressed', async () => {
  const sent = open()
  const asked = serve({})
  expect([submit(), submit(), form().ariaBusy]).toEqual([false, false, 'true'])
  await expect.poll(() => sent).toEqual([''])
  expect(asked.map(({ path }) => path)).toEqual([
    '/portal/challenge/log-in'.replace('/portal/challenge', '/challenge'),
  ])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([form().ariaBusy, proof().value]).toEqual([null, ''])
  submit()
  await expect.poll(() => sent.length).toBe(2)
})

test('a form whose proof takes more than 20 seconds is sent without', async () => {
  const sent = open()
  serve({ '/challenge/log-in': () => new Promise(() => {}) })
  vi.useFakeTimers()
  submit()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([''])
})

test('a password can be seen while it is typed, and is sent hidden', () => {
  showPage(`<form><input id="p" type="password"><button type="button" aria-controls="p" data-show="Toon" data-hide="Verberg">Toon</button>
    <button type="button" aria-controls="none" data-show="A" data-hide="B">A</button></form>`)
  revealPasswords()
  const state = () => [find<HTMLInputElement>('#p').type, ...textsOf('button')]
  find('button').click()
  expect(state()).toEqual(['text', 'Verberg', 'A'])
  find('button').click()
  expect(state()).toEqual(['password', 'Toon', 'A'])
  find('button').click()
  submit()
  expect(state()).toEqual(['password', 'Toon', 'A'])
})
