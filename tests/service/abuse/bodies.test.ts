import { beforeAll, describe, expect, test } from 'vitest'
import { findFaults, postJson } from '#tests/support/service/abuse/hostile-visitor.ts'
import { readAppointmentTokens, readStored } from '#tests/support/service/abuse/stored.ts'
import { answersTo, testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const megabyte = 1024 * 1024
const site = useTestService(beforeAll)

const post = async (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> =>
  site.service.app.request(path, {
    method: 'POST',
    body,
    headers: { origin: testOrigin, ...(type === '' ? {} : { 'content-type': type }) },
  })

const part = (name: string, value: string, more = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

test.each([
  ['no type', '', 'a=b', 400],
  ['a text', 'text/plain', 'a=b', 415],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 415],
  ['a script', 'text/javascript', 'x()', 415],
  ['a type with another in it', 'text/plain; application/json', '{}', 415],
  ['half of JSON', 'application/json', '{"a":', 400],
  ['JSON that is a text', 'application/json', '"a"', 400],
  ['JSON that is nothing', 'application/json', 'null', 400],
  ['JSON that is a list', 'application/json', '[1]', 400],
  ['JSON with an answer that is an object', 'application/json', '{"email":{"a":1}}', 400],
  ['nothing that is JSON', 'application/json', '', 400],
  ['deep JSON', 'application/json', `${'['.repeat(30_000)}`, 400],
  ['parts without a boundary', 'multipart/form-data', part('a', 'b'), 400],
  ['parts with another boundary', 'multipart/form-data; boundary=c', part('a', 'b'), 400],
  ['parts without an end', multipart, part('firstName', 'Noor'), 400],
  ['parts without names', multipart, '--b\r\n\r\na\r\n--b--\r\n', 400],
  ['parts that are compressed', multipart, new Uint8Array([31, 139, 8, 0, 0, 0, 0, 0]), 400],
])('%s is no form', async (_, type, body, status) => {
  const response = await post('/forms/nl/site-contact', type, body)
  expect([response.status, await findFaults(response)]).toEqual([type === '' ? 415 : status, []])
})

test.each([
  ['in another charset', `${urlencoded}; charset=utf-16`, 'firstName=%00N%00o', 422],
  ['with bytes that are no text', urlencoded, 'firstName=%FF%FE%C0%AF&a=%', 422],
  ['in UTF-7', `${urlencoded}; charset=utf-7`, 'firstName=+ADw-x-injected+AD4-', 422],
  ['with an order mark', 'application/json', '\uFEFF{"firstName":"Noor"}', 422],
  ['with a header in the name of a part', multipart, `${part('a"\r\nX-A: b', 'c')}--b--\r\n`, 400],
  ['with names of lists', urlencoded, 'firstName[]=a&firstName[__proto__]=b&firstName.a=c', 422],
  ['with a name without value', urlencoded, 'firstName&=a&&', 422],
])('a form %s is answered as one', async (_, type, body, status) => {
  const response = await post('/forms/nl/site-contact', type, body)
  const allowed = status === 400 ? [400, 422] : [status]
  expect(allowed).toContain(response.status)
  expect(await findFaults(response)).toEqual([])
})

test('a file in a field of text is no text of somebody', async () => {
  const body = new FormData()
  for (const [name, values] of Object.entries(answersTo('sign-newsletter')))
    for (const value of values) body.append(name, value)
  body.set('email', new File(['x'], 'noor@voorbeeld.be'))
  const response = await site.service.app.request('/forms/nl/sign-newsletter', {
    method: 'POST',
    body,
    headers: { origin: testOrigin },
  })
  expect([response.status, await findFaults(response)]).toEqual([200, []])
})

describe('a body that would keep the service busy is refused', () => {
  test.each([
    ['of many values', urlencoded, 'a&'.repeat(20_000), 400],
    ['of many values with a boundary', `${urlencoded}; boundary=b`, 'a&'.repeat(20_000), 400],
    ['of many parts', multipart, `${part('a', 'b').repeat(2000)}--b--\r\n`, 400],
    ['of many values where a file is taken', urlencoded, 'a&'.repeat(megabyte), 413],
    ['of text where a file is taken', 'application/json', `{"a":"${'x'.repeat(megabyte)}"}`, 413],
  ])('%s', async (_, type, body, status) => {
    expect((await post('/forms/nl/job-contact', type, body)).status).toBe(status)
  })

  test('at a link as at a form', async () => {
    const values = {
      ...answersTo('request-visit'),
      subject: ['property/2417'],
      slot: ['berlare/2026-11-26T10:00'],
    }
    expect((await postJson(site, 'request-visit', values)).status).toBe(201)
    const [token] = readAppointmentTokens(site.dir)
    const path = `/forms/nl/appointment/${token}`
    expect((await post(path, multipart, 'x'.repeat(megabyte))).status).toBe(413)
    expect((await post(path, 'multipart/form-data', 'x')).status).toBe(400)
    expect((await post(path, urlencoded, 'action=move&slot=a&slot=b')).status).toBe(200)
  })
})

test('names that every object has are names like others', async () => {
  const before = readStored(site.dir).length
  const names = '"__proto__":["trap"],"constructor":"a","hasOwnProperty":"a","toString":"a"'
  const right = JSON.stringify(answersTo('site-contact')).slice(1)
  const response = await post('/forms/nl/site-contact', 'application/json', `{${names},${right}`)
  expect([response.status, await findFaults(response)]).toEqual([200, []])
  expect(readStored(site.dir)).toHaveLength(before)
})
