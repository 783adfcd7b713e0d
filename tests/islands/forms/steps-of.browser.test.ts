import { expect, test } from 'vitest'
import { chosenFiles, chosenIn, removeFile } from '#islands/forms/files/chosen-files.ts'
import { postWithProgress } from '#islands/forms/files/post-with-progress.ts'
import { refusedIn, refusedStep, stepAround } from '#islands/forms/steps/steps-of.ts'
import { find, showPage } from '#tests/support/island/page.ts'

const steps = [
  { key: 'a', legend: 'A', names: ['name', 'phone'] },
  { key: 'b', legend: 'B', names: ['zones', 'privacy'] },
]

test.each([
  [{ phone: 'missing', zones: 'missing' }, 0],
  [{ name: undefined, zones: 'missing' }, 1],
  [{ other: 'missing' }, 1],
])('what was refused in %j leads to step %d', (refused, step) => {
  expect(refusedStep(steps, refused)).toBe(step)
})

test('a step tells only of its own fields', () => {
  expect(
    refusedIn({ key: 'b', legend: 'B', names: ['zones'] }, { zones: 'missing', name: 'missing' }),
  ).toEqual({ zones: 'missing' })
})

test('what follows the groups of a form is in the last step', () => {
  showPage(
    '<form><div class="form__group"><input id="one"></div><div class="form__group"><input id="two"></div><button></button></form>',
  )
  const form = find<HTMLFormElement>('form')
  expect(['#one', '#two', 'button'].map((part) => stepAround(form, find(part)))).toEqual([0, 1, 1])
})

test('a chosen file is known by its field, and removed with the focus on it', () => {
  showPage(
    '<form id="f"><input name="text"><input type="file" name="none"><input type="file" name="plan"></form><p id="p"></p>',
  )
  const form = find<HTMLFormElement>('form')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['x'], 'plan.pdf'))
  find<HTMLInputElement>('[name=plan]').files = chosen.files
  const names = () => Object.entries(chosenFiles(form)).map(([name, file]) => [name, file.name])
  expect(names()).toEqual([['plan', 'plan.pdf']])
  expect([Object.keys(chosenIn('f')), chosenIn('p'), chosenIn('x')]).toEqual([['plan'], {}, {}])
  let heard = 0
  form.addEventListener('input', () => heard++)
  removeFile(form, 'plan')
  expect([names(), heard, document.activeElement]).toEqual([[], 1, find('[name=plan]')])
})

test('sending tells how far it is, what came back, and whether it was cancelled', async () => {
  const stop = new AbortController()
  const shares: number[] = []
  const options = { signal: stop.signal, onProgress: (share: number) => shares.push(share) }
  const answer = await postWithProgress(location.pathname, new FormData(), options)
  expect(answer).toBeInstanceOf(Response)
  await expect(postWithProgress('http://localhost:1/', new FormData(), options)).rejects.toThrow(TypeError)
  const sent = postWithProgress(location.pathname, new FormData(), options)
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
