import { beforeAll, expect, test } from 'vitest'
import { toBody } from '#tests/support/load/plain-body.ts'
import { postPlain } from '#tests/support/service/plain-post.ts'
import { proveWork } from '#tests/support/service/prove-work.ts'
import { runRequests } from '#tests/support/service/run-requests.ts'
import { answersTo, testOrigin as origin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const site = useTestService(beforeAll)
const referer = `${origin}/nl/contact/?utm_source=Nieuwsbrief&utm_campaign=Nov%202026&fbclid=x`

test('what the link said is stored with a request, with and without script', async () => {
  const texts = answersTo('site-contact')
  const post = async (body: URLSearchParams, headers: Readonly<Record<string, string>>) =>
    site.service.app.request('/forms/nl/site-contact', {
      method: 'POST',
      body,
      headers: { origin, ...headers },
    })
  const proof = await proveWork(site.service, 'site-contact')
  const byScript = await post(toBody({ ...texts, proof: [proof] }), { accept: 'application/json', referer })
  expect(byScript.status).toBe(201)
  // The second post of a form without script comes from the page that asks to confirm it.
  let from = referer
  const byPage = await postPlain(
    async (body) => {
      const answer = await post(body, { referer: from })
      from = `${origin}/forms/nl/site-contact`
      return answer
    },
    { ...texts, message: ['Iets anders'] },
    site.pass,
  )
  expect(byPage.status).toBe(303)
  const exported: readonly { campaign?: string }[] = JSON.parse((await runRequests(site.dir, ['export']))[1])
  expect(exported.map(({ campaign }) => campaign)).toEqual([
    'utm_source=nieuwsbrief&utm_campaign=nov-2026',
    'utm_source=nieuwsbrief&utm_campaign=nov-2026',
  ])
})
