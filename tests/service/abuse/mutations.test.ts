import { beforeAll, describe, expect, test } from 'vitest'
import { formIds } from '#forms/form.ts'
import type { MailContent } from '#service/kit/mail/letter.ts'
import { formMutations, spread, typeMutations } from '#tests/support/service/abuse/form-mutations.ts'
import { faultsOf, postJson, postPage } from '#tests/support/service/abuse/hostile-visitor.ts'
import { findMailFaults } from '#tests/support/service/abuse/mail-oracle.ts'
import { findInjected } from '#tests/support/service/abuse/page-oracle.ts'
import { findInvalid, readOutbox, readStored } from '#tests/support/service/abuse/stored.ts'
import { testOrigin } from '#tests/support/service/test-service.ts'
import { useTestService } from '#tests/support/service/use-started.ts'

const site = useTestService(beforeAll, { formsPerQuarter: 1_000_000 })

// All of them are posted, and more mails read, in tests/long/service/fuzz.test.ts.
describe.each(formIds)('%s', (form) => {
  const mutations = formMutations(form)

  test('as JSON', async () => {
    const some = spread([...mutations, ...typeMutations(form)], 10)
    expect(await faultsOf(some, ({ values }) => postJson(site, form, values))).toEqual([])
  })

  test('as a page posts it', async () => {
    const some = spread(mutations, 10)
    expect(some.length).toBeGreaterThanOrEqual(9)
    expect(await faultsOf(some, ({ values }) => postPage(site, form, values))).toEqual([])
  })

  test('as a page with a file posts it', async () => {
    const some = spread(mutations.slice(1), 4)
    expect(await faultsOf(some, ({ values }) => postPage(site, form, values, true))).toEqual([])
  })
})

test('whatever was stored passes the checks again, and holds nothing else', () => {
  const stored = readStored(site.dir)
  expect(stored.length).toBeGreaterThan(formIds.length * 2)
  expect(stored.flatMap(findInvalid)).toEqual([])
})

test('every mail goes to the agency or to who is named, and holds no markup', () => {
  const forms = new Map(readStored(site.dir).map((row) => [row.id, row]))
  const mails = readOutbox(site.dir)
  expect(mails.length).toBeGreaterThan(forms.size)
  expect(spread(mails, 60).flatMap((mail) => findMailFaults(mail, forms))).toEqual([])
})

function letterWith(button: Readonly<{ label: string; href: string }>): MailContent {
  return { locale: 'nl', title: 'Dag', preheader: '', blocks: [{ kind: 'button', ...button }], notes: [] }
}

describe('the checks notice', () => {
  test.each([
    ['an element', '<p><x-injected></p>', ['<x-injected>']],
    ['a script', '<title>a</title><script>x()</script>', ['<script>']],
    ['a handler', '<input onfocus="x()" autofocus>', ['input onfocus', 'input autofocus']],
    ['an address of another site', '<a href="//evil.example">a</a>', ['a href=//evil.example']],
    ['an address that is a script', '<a href="javascript:x()">a</a>', ['a href=javascript:x()']],
  ])('%s in a page', (_, page, found) => {
    expect(findInjected(page)).toEqual(found)
  })

  test.each([
    ['a recipient that nobody named', { to: { name: '', address: 'all@voorbeeld.be' } }],
    ['a line break in a header', { subject: 'Dag\nBcc: all@voorbeeld.be' }],
    ['a link of a stranger', { content: letterWith({ label: 'a', href: 'https://evil.example' }) }],
  ])('%s in a mail', (_, changes) => {
    const to = { name: '', address: 'a@b.be' }
    const mail = { to, subject: 'Dag', content: letterWith({ label: 'a', href: `${testOrigin}/` }) }
    const row = { id: 1, form: 'sign-newsletter', lang: 'nl', subject: null, payload: '{"email":"a@b.be"}' }
    const faults = (body: Readonly<Record<string, unknown>>): readonly string[] =>
      findMailFaults(
        { submission_id: 1, kind: 'visitor', recipient: 'a@b.be', body: JSON.stringify(body) },
        new Map([[1, row]]),
      )
    expect(faults(mail)).toEqual([])
    expect(faults({ ...mail, ...changes })).not.toEqual([])
  })

  test.each([
    ['an answer that is not clean', { payload: '{"firstName":"Noor\\u0000"}' }],
    ['a field of another form', { payload: '{"amount":1}' }],
    ['a subject of a form without', { subject: 'property/2417' }],
    ['a form that is none', { form: 'admin' }],
  ])('%s in the table', (_, changes) => {
    const row = { id: 1, form: 'sign-newsletter', lang: 'nl', subject: null, payload: '{"email":"a@b.be"}' }
    expect(findInvalid(row)).toEqual([])
    expect(findInvalid({ ...row, ...changes })).not.toEqual([])
  })
})
