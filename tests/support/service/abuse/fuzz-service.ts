import fc from 'fast-check'
import { hiddenControls } from '#tests/support/load/plain-body.ts'
import { proveAtOnce } from '../prove-work.ts'
import { type TestService, testOrigin } from '../test-service.ts'
import { findFaults } from './hostile-visitor.ts'
import { anyPost, type RandomPost } from './random-bodies.ts'

/** Posts `count` random requests to a service; returns what is wrong with its answers, each with its request. */
export async function fuzzService(
  site: TestService,
  count: number,
  seed?: number,
): Promise<readonly string[]> {
  const faults: string[] = []
  await fc.assert(
    fc.asyncProperty(anyPost, async (request) => {
      const found = await findFaults(await postThrough(site, request))
      faults.push(...found.map((fault) => `${fault} for ${JSON.stringify(request).slice(0, 2000)}`))
    }),
    { numRuns: count, seed, endOnFailure: true },
  )
  return faults
}

/** Posts a request; one that is right is proved or confirmed, so that it is stored. */
async function postThrough({ service, pass }: TestService, request: RandomPost): Promise<Response> {
  const { form, type, accept, referer } = request
  const send = async (body: BodyInit, header = type): Promise<Response> =>
    service.app.request(`/forms/nl/${form}`, {
      method: 'POST',
      body,
      headers: { origin: testOrigin, 'content-type': header, accept, referer: `${testOrigin}${referer}` },
    })
  const first = await send(request.body)
  if (first.status === 403 && type === 'application/json') {
    const values: unknown = JSON.parse(request.body)
    const proof = [await proveAtOnce(form)]
    return typeof values === 'object' ? send(JSON.stringify({ ...values, proof })) : first
  }
  if (first.status !== 200) return first
  const page = await first.clone().text()
  if (!page.includes('name="confirm"')) return first
  pass(2000)
  return send(hiddenControls(page), 'application/x-www-form-urlencoded')
}
