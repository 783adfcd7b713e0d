import { useEffect } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Sending, useSending } from '#islands/forms/use-sending.ts'
import type { Post } from '#islands/forms/send-answers.ts'
import { readDraft } from '#stores/form-draft.ts'
import { enter, find, serve, settle } from '#tests/support/island/page.ts'

const drafted = { id: 'request-info' } as const

let sending: Sending
let sent: string[]
let refused: unknown[]

function Form({ post }: Readonly<{ post: Post }>) {
  const live = useSending(drafted, (...found) => void refused.push(found), post)
  useEffect(() => {
    sending = live
  })
  return (
    <form action="/forms/nl/request-info" data-state={live.state}>
      <input name="name" defaultValue="An" />
    </form>
  )
}
const form = () => find<HTMLFormElement>('form')
const state = () => form().dataset['state']

/** Shows a form; its answers are those given, one for each time it is sent, and the last one from then on. */
async function open(...answers: readonly (() => Response | Promise<Response>)[]): Promise<void> {
  sent = []
  refused = []
  await render(
    <Form
      post={async (_, body) => {
        sent.push(String(body instanceof URLSearchParams && body.get('dedupeKey')))
        return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? new Response()
      }}
    />,
  )
  form().submit = () => void sent.push('by the browser')
}
const answer = (status: number, content: unknown) => () => Response.json(content, { status })
const noLine = () => Promise.reject(new TypeError('no line'))
const goOffline = (isOff: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: !isOff, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  goOffline(false)
  serve({})
})

describe('a form that is sent', () => {
  test('leads to its thank-you page, and what was typed is forgotten', async () => {
    await open(answer(201, { thanks: '#thanks' }))
    sending.keep(form())
    expect(readDraft(drafted)).toMatchObject({ texts: { name: ['An'] }, isPending: false })
    sending.send(form())
    expect(readDraft(drafted)?.isPending).toBe(true)
    await expect.poll(() => location.hash).toBe('#thanks')
    expect(readDraft(drafted)).toBeUndefined()
  })

  test('is sent once, however often it is pressed', async () => {
    await open(answer(429, {}))
    sending.send(form())
    sending.send(form())
    await expect.poll(state).toBe('tooMany')
    expect(sent).toHaveLength(1)
    expect(readDraft(drafted)?.isPending).toBe(false)
  })

  test('says so only where the answer takes longer', async () => {
    let come: (response: Response) => void = () => {}
    await open(() => new Promise((resolve) => (come = resolve)))
    sending.send(form())
    expect(state()).toBe('ready')
    await expect.poll(state).toBe('sending')
    come(Response.json({ fields: { name: 'missing' }, next: '9:00' }, { status: 409 }))
    await expect.poll(() => refused).toEqual([[{ name: 'missing' }, '9:00', undefined]])
    await expect.poll(state).toBe('ready')
  })

  test('has the same key as long as its answers are the same', async () => {
    await open(answer(429, {}))
    for (const name of ['An', 'An', 'Bo']) {
      enter(find<HTMLInputElement>('input'), name)
      const before = sent.length
      sending.send(form())
      await expect.poll(() => sent.length).toBe(before + 1)
      await settle(20)
    }
    expect(sent[1]).toBe(sent[0])
    expect(sent[2]).not.toBe(sent[0])
  })

  test.each([
    ['a proof that is too old', answer(403, { code: 'proof' })],
    ['no answer', noLine],
  ])('is sent once more after %s', async (_, first) => {
    await open(first, answer(429, {}))
    sending.send(form())
    await expect.poll(state).toBe('tooMany')
    expect(sent).toHaveLength(2)
  })

  test('without a proof that the service takes is posted by the browser', async () => {
    await open(answer(403, { code: 'proof' }))
    sending.send(form())
    await expect.poll(() => sent.slice(2)).toEqual(['by the browser'])
  })

  test('fails where a device with a line gets no answer twice', async () => {
    await open(noLine)
    sending.send(form())
    await expect.poll(state).toBe('failed')
    expect(sent).toHaveLength(2)
  })

  test('waits for the line, and is sent when it is back', async () => {
    await open(noLine, answer(429, {}))
    goOffline(true)
    sending.send(form())
    await expect.poll(state).toBe('offline')
    expect([sent.length, readDraft(drafted)?.isPending]).toEqual([1, true])
    goOffline(false)
    dispatchEvent(new Event('online'))
    await expect.poll(state).toBe('tooMany')
    expect(sent[1]).toBe(sent[0])
    dispatchEvent(new Event('online'))
    await settle(20)
    expect(sent).toHaveLength(2)
  })

  test('is as it was for a visitor who comes back from the next page', async () => {
    await open(answer(500, {}))
    sending.send(form())
    await expect.poll(state).toBe('failed')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await settle()
    expect(state()).toBe('failed')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(state).toBe('ready')
  })
})
