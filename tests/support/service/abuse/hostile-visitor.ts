import type { FormId } from '#forms/form.ts'
import { toBody } from '#tests/support/load/plain-body.ts'
import { proveAtOnce } from '../prove-work.ts'
import { type TestService, testOrigin } from '../test-service.ts'
import type { Mutation, Values } from './form-mutations.ts'
import { findInjected } from './page-oracle.ts'

/** Answers that a service gives to whatever is posted. */
const expected: ReadonlySet<number> = new Set([200, 201, 303, 400, 403, 404, 409, 413, 415, 422, 429])

/** Posts a form as its script does, with a proof of work when nothing else is wrong. */
export async function postJson({ service }: TestService, form: FormId, values: Values): Promise<Response> {
  const send = async (proof?: string): Promise<Response> =>
    service.app.request(`/forms/nl/${form}`, {
      method: 'POST',
      body: JSON.stringify(proof === undefined ? values : { ...values, proof: [proof] }),
      headers: { origin: testOrigin, accept: 'application/json', 'content-type': 'application/json' },
    })
  const response = await send()
  return response.status === 403 ? send(await proveAtOnce(form)) : response
}

/** Returns the texts among values, as a page posts them. */
export function textsOf(values: Values): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : []]),
  )
}

/** Posts a form as a page does, in a body of either sort. */
export async function postPage(
  { service }: TestService,
  form: FormId,
  values: Values,
  isMultipart = false,
): Promise<Response> {
  const urlencoded = toBody(textsOf(values))
  const body = isMultipart ? new FormData() : urlencoded
  if (isMultipart) for (const [name, value] of urlencoded) body.append(name, value)
  return service.app.request(`/forms/nl/${form}`, { method: 'POST', body, headers: { origin: testOrigin } })
}

/** Returns what is wrong with an answer: its status, its headers, and what it lets into a page. */
export async function findFaults(response: Response): Promise<readonly string[]> {
  const { status, headers } = response
  const text = await response.text()
  const type = headers.get('content-type') ?? ''
  const wanted: readonly (readonly [name: string, value: string | null])[] = [
    ['content-security-policy', "default-src 'none', script-src 'self'"],
    ['x-content-type-options', 'nosniff'],
    ['cache-control', 'no-store'],
    ['set-cookie', null],
    ['access-control-allow-origin', null],
  ]
  const place = headers.get('location') ?? '/'
  return [
    ...(expected.has(status) ? [] : [`status ${status}: ${text.slice(0, 200)}`]),
    ...wanted
      .filter(([name, value]) => headers.get(name) !== value)
      .map(([name]) => `${status} without ${name}`),
    ...(/^\/(?!\/)[\w/.-]*$/.test(place) ? [] : [`leads to ${place}`]),
    ...(/^(?:text\/(?:html|plain)|application\/json)\b/i.test(type) || text === '' ? [] : [`type ${type}`]),
    ...(type.startsWith('text/html') ? findInjected(text) : []),
  ]
}

/** Posts mutations one after the other; returns what is wrong with their answers. */
export async function faultsOf(
  mutations: readonly Mutation[],
  post: (mutation: Mutation) => Promise<Response>,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const mutation of mutations) {
    const found = await findFaults(await post(mutation))
    faults.push(...found.map((fault) => `${mutation.name}: ${fault}`))
  }
  return faults
}
