import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLoaded } from '#islands/kit/use-loaded.ts'
import { SearchDataError } from '#search/loading/search-data-error.ts'
import { find, settle } from '#tests/support/island/page.ts'

function Value({ load, isWanted = true }: Readonly<{ load: () => Promise<string>; isWanted?: boolean }>) {
  const loaded = useLoaded(load, isWanted)
  if (loaded.state === 'ready') return <p>{loaded.value}</p>
  if (loaded.state === 'loading') return <p>…</p>
  return <button onClick={loaded.retry}>{loaded.isStale ? 'reload' : 'again'}</button>
}
const said = () => find('p, button').textContent

let failure: unknown
const load = async () => {
  if (failure !== undefined) throw failure
  return 'here'
}
beforeEach(() => {
  failure = undefined
})

test('what is loaded is shown once it is there, and only where it is wanted', async () => {
  const { rerender } = await render(<Value load={load} isWanted={false} />)
  await settle()
  expect(said()).toBe('…')
  await rerender(<Value load={load} />)
  await expect.poll(said).toBe('here')
})

test.each([
  [new Error('no line'), 'again'],
  [new SearchDataError('unreachable', ''), 'again'],
  [new SearchDataError('stale', ''), 'reload'],
])('%s offers to try %s', async (error, words) => {
  failure = error
  await render(<Value load={load} />)
  await expect.poll(said).toBe(words)
  failure = undefined
  find('button').click()
  await expect.poll(said).toBe('here')
})

test('what was asked for before does not replace what was asked for last', async () => {
  let come: (value: string) => void = () => {}
  const late = async () => new Promise<string>((resolve) => (come = resolve))
  const { rerender } = await render(<Value load={late} />)
  await rerender(<Value load={load} />)
  await expect.poll(said).toBe('here')
  come('too late')
  await settle()
  expect(said()).toBe('here')
})
