import { describe, expect, test } from 'vitest'
import { sendAnswers } from '#islands/forms/send-answers.ts'
import { choosePressed, chosenMoment, isChanged, readTexts, writeTexts } from '#islands/forms/form-texts.ts'
import { find, serve, showPage } from '#tests/support/island/page.ts'

const fields = `<input name="name" value="An"><input name="subject" type="hidden" value="property/7"><input type="file" name="plan">
  <input type="radio" name="goal" value="buy"><input type="radio" name="goal" value="rent"><input type="checkbox" name="zones" value="zele">
  <input type="checkbox" name="zones" value="hamme"><textarea name="words">Dag</textarea><select name="days"><option>1<option selected>2</select>
  <button name="goal" value="rent">x</button><button>y</button>`
const form = (): HTMLFormElement => find<HTMLFormElement>('form')
const open = (more = '') => showPage(`<form action="/forms/nl/x" ${more}>${fields}</form>`)

describe('what the service answers', () => {
  const refused = { name: 'missing' }
  const told = { title: 'Net te laat', items: [] }
  const failed = { kind: 'failed' }
  test.each([
    [201, { thanks: '/nl/bedankt/' }, { kind: 'answered', page: '/nl/bedankt/' }],
    [201, {}, failed],
    [403, { code: 'proof' }, { kind: 'unproved' }],
    [403, { code: 'other' }, failed],
    [409, { page: '/nl/dicht/' }, { kind: 'answered', page: '/nl/dicht/' }],
    [409, {}, failed],
    [
      409,
      { fields: { slot: 'slotTaken' }, next: '9:00', told },
      { kind: 'refused', errors: { slot: 'slotTaken' }, next: '9:00', told },
    ],
    [409, { fields: refused, next: 9, told: { title: 'x' } }, { kind: 'refused', errors: refused }],
    [409, { fields: refused, told: 'x' }, { kind: 'refused', errors: refused }],
    [409, { fields: refused, told: null }, { kind: 'refused', errors: refused }],
    [422, { fields: refused }, { kind: 'refused', errors: refused }],
    [422, { fields: { name: 1 } }, failed],
    [422, { fields: null }, failed],
    [422, { fields: 'x' }, failed],
    [422, {}, failed],
    [422, null, failed],
    [429, {}, { kind: 'tooMany' }],
    [500, {}, failed],
    [200, { thanks: '/nl/bedankt/' }, failed],
  ])('%d with %j is %j', async (status, content, outcome) => {
    open()
    const post = async () => Response.json(content, { status })
    expect(await sendAnswers(form(), { dedupeKey: 'k', proof: 'p', post })).toEqual(outcome)
  })

  test('no JSON is a failure, no answer a device without a line, and a cancelled one neither', async () => {
    open()
    const send = async (post: () => Promise<Response>) =>
      (await sendAnswers(form(), { dedupeKey: '', proof: '', post })).kind
    expect(await send(async () => new Response('<h1>oops', { status: 201 }))).toBe('failed')
    expect(await send(async () => Promise.reject(new TypeError('no line')))).toBe('offline')
    expect(await send(async () => Promise.reject(new DOMException('x', 'AbortError')))).toBe('cancelled')
    expect(await send(async () => Promise.reject(new DOMException('x', 'TimeoutError')))).toBe('offline')
  })
})

describe('what the link said with which a visitor came', () => {
  const sent = async (query: string, referrer: string) => {
    open()
    history.replaceState({}, '', `${location.pathname}${query}`)
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
    const bodies: (FormData | URLSearchParams)[] = []
    const post = async (_: string, body: FormData | URLSearchParams) => {
      bodies.push(body)
      return Response.json({}, { status: 500 })
    }
    await sendAnswers(form(), { dedupeKey: '', proof: '', post })
    history.replaceState({}, '', location.pathname)
    return bodies[0]?.get('campaign')
  }
  const own = location.origin

  test('is that of the page of the form, else of the page of the site before it', async () => {
    expect(await sent('?utm_source=flyer', `${own}/nl/?utm_source=facebook`)).toBe('?utm_source=flyer')
    expect(await sent('?property=7', `${own}/nl/huis/?utm_source=facebook`)).toBe('?utm_source=facebook')
  })

  test('is never that of another site', async () => {
    expect(await sent('', 'https://mail.example/?utm_source=facebook')).toBeNull()
    expect(await sent('', '')).toBeNull()
  })
})

test.each([
  ['', URLSearchParams],
  ['enctype="multipart/form-data" method="post"', FormData],
])(
  'the answers are posted with their key and proof, and with files only where a form has some: %s',
  async (more, kind) => {
    open(more)
    const asked = serve({
      '/forms/nl/x': (init: RequestInit) =>
        Response.json(
          { thanks: new Headers(init.headers).get('accept') + String(init.method) },
          { status: 201 },
        ),
    })
    expect(await sendAnswers(form(), { dedupeKey: 'key', proof: 'work' })).toEqual({
      kind: 'answered',
      page: 'application/jsonPOST',
    })
    const body = asked[0]?.body
    if (!(body instanceof FormData || body instanceof URLSearchParams)) throw new Error('no body')
    expect(body).toBeInstanceOf(kind)
    expect([...body.keys()].includes('plan')).toBe(kind === FormData)
    expect(['name', 'subject', 'dedupeKey', 'proof'].map((name) => body.get(name))).toEqual([
      'An',
      'property/7',
      'key',
      'work',
    ])
  },
)

describe('the texts of a form', () => {
  test('are read by name, all ticks of one, and written back, but for what the page sets', () => {
    open()
    const texts = {
      name: ['Bo'],
      goal: ['rent'],
      zones: ['zele', 'hamme'],
      words: ['Hallo'],
      days: ['1'],
      subject: ['x'],
      plan: ['a.pdf'],
    }
    writeTexts(form(), texts)
    expect(readTexts(form())).toEqual({ ...texts, subject: ['property/7'], plan: [''] })
    writeTexts(form(), {})
    expect(readTexts(form())).toEqual({ name: [''], words: [''], subject: ['property/7'], plan: [''] })
  })

  test.each([
    ['nothing', () => {}, false],
    ['a text', () => (find<HTMLInputElement>('[name=name]').value = ''), true],
    ['a tick', () => (find<HTMLInputElement>('[name=zones]').checked = true), true],
    ['a long text', () => (find<HTMLTextAreaElement>('textarea').value = ''), true],
    ['a menu', () => (find<HTMLSelectElement>('select').value = '1'), true],
    ['what the page sets', () => (find<HTMLInputElement>('[name=subject]').value = ''), false],
  ])('are changed by a visitor by %s', (_, change, changed) => {
    open()
    change()
    expect(isChanged(form())).toBe(changed)
  })

  test('of a menu without a first choice begin at its first option', () => {
    showPage('<form><select><option>1<option>2</select><select></select></form>')
    expect(isChanged(form())).toBe(false)
    find<HTMLSelectElement>('select').selectedIndex = 1
    expect(isChanged(form())).toBe(true)
  })

  test('hold what the pressed button stands for', () => {
    open()
    for (const button of document.querySelectorAll('button')) choosePressed(form(), button)
    expect(readTexts(form())['goal']).toEqual(['rent'])
    choosePressed(form(), null)
    expect(readTexts(form())['goal']).toEqual(['rent'])
  })

  test('hold the moment that is chosen', () => {
    open()
    expect(chosenMoment(form())).toBeUndefined()
    showPage('<form><input name="slot" value="2026-11-30T10:00"></form>')
    expect(chosenMoment(form())).toBe('2026-11-30T10:00')
  })
})
