import { beforeEach, expect, test } from 'vitest'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'
import { openBrowser } from '#tests/support/service/owner-browser.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const names = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']
const site = useTestService(beforeEach, { hasCaptcha: true })

const post = async (body: URLSearchParams): Promise<Response> =>
  site.service.app.request('/forms/nl/site-contact', {
    method: 'POST',
    body,
    headers: { origin: testOrigin },
  })
const ask = async (): Promise<string> => (await post(toBody(answersTo('site-contact')))).text()

/** Returns the digits that a page asks for in words. */
function digitsOf(page: string): string {
  const words = /Typ deze cijfers: ([^<]*)</.exec(page)?.[1]?.split(', ') ?? []
  return words.map((word) => names.indexOf(word)).join('')
}

/** Confirms the answers of a page after some seconds. */
async function confirm(page: string, captcha: string): Promise<Response> {
  const body = hiddenControls(page)
  body.set('captcha', captcha)
  site.pass(5000)
  return post(body)
}

test('whoever types the digits sends the form', async () => {
  const page = await ask()
  expect(digitsOf(page)).toMatch(/^[1-9]\d{3}$/)
  expect((await confirm(page, ` ${digitsOf(page)} `)).status).toBe(303)
})

test('without the digits, or with others, the page asks for new ones and keeps the answers', async () => {
  const first = await ask()
  const empty = await (await confirm(first, '')).text()
  expect(empty).toContain('Typ de cijfers die hier in letters staan.')
  expect(empty).toMatch(
    /<p[^>]* id="captcha-error"[^>]*>.*aria-describedby="captcha-error" aria-invalid="true"/s,
  )
  expect(first).not.toMatch(/captcha-error|field--bad/)
  const wrong = await (await confirm(empty, '0000')).text()
  expect(wrong).toContain('Deze cijfers kloppen niet: typ de nieuwe.')
  expect((await confirm(wrong, digitsOf(wrong))).status).toBe(303)
})

test('the page holds the digits in words only, and those of another page do not count', async () => {
  const [one, other] = [await ask(), await ask()]
  const token = hiddenControls(one).get('confirm') ?? ''
  const readable = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
  expect(readable).not.toContain(digitsOf(one))
  expect(one).not.toContain(`"${digitsOf(one)}"`)
  const foreign = digitsOf(other) === digitsOf(one) ? '0000' : digitsOf(other)
  expect(await (await confirm(one, foreign)).text()).toContain('Deze cijfers kloppen niet')
})

test('a new password is asked for with digits too', async () => {
  const send = async (fields = {}): Promise<string> => {
    const post = { email: 'noor@x.example', ...fields }
    return (await openBrowser(site.service).post('/portal/nl/forgotten', post)).html
  }
  const confirmed = async (page: string, captcha: string): Promise<string> => {
    site.pass(5000)
    return await send({ confirm: hiddenControls(page).get('confirm') ?? '', captcha })
  }
  const empty = await confirmed(await send(), '')
  expect(empty).toContain('Typ de cijfers die hier in letters staan.')
  const wrong = await confirmed(empty, '0000')
  expect(wrong).toContain('Deze cijfers kloppen niet: typ de nieuwe.')
  expect(await confirmed(wrong, ` ${digitsOf(wrong)} `)).toContain('Kijk in uw mail')
})
