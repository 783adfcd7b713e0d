import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ErrorCode, errorCodes, type PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { possibleErrors } from '#tests/support/forms/possible-errors.ts'
import { type Form, type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { context, fieldsOf, offered, rightAnswers } from '#tests/support/forms/right-answers.ts'

const check = (id: FormId, posted: PostedTexts) => checkForm(forms[id], posted, context)

/** Returns the code for one field of a form whose other answers are right. */
function codeFor(id: FormId, name: string, ...texts: readonly string[]): string | undefined {
  const checked = check(id, { ...rightAnswers(id), [name]: texts })
  if (checked.ok) return undefined
  expect(Object.keys(checked.errors)).toEqual([name])
  return Object.values(checked.errors)[0]
}

/** Returns what is kept of one field. */
function kept(id: FormId, name: string, ...texts: readonly string[]): unknown {
  const checked = check(id, { ...rightAnswers(id), [name]: texts })
  return checked.ok ? Object.entries(checked.answers).find(([key]) => key === name)?.[1] : checked.errors
}

describe.each(formIds)('%s', (id) => {
  test('accepts right answers and keeps all of them in its own order', () => {
    const checked = check(id, rightAnswers(id))
    expect(checked).toMatchObject({ ok: true })
    expect(checked.ok && Object.keys(checked.answers)).toEqual(fieldsOf(id).map(({ name }) => name))
  })

  test('names every required field and statement of an empty form, and nothing else', () => {
    const checked = check(id, {})
    const required = fieldsOf(id).filter(({ isRequired, shownWith }) => isRequired && shownWith === undefined)
    const { oneOf = [] }: Form = forms[id]
    expect(new Set(checked.ok ? [] : Object.keys(checked.errors))).toEqual(
      new Set([...required.map(({ name }) => name), ...oneOf.slice(0, 1), ...forms[id].agreements]),
    )
  })

  test('spaces, also invisible ones, are no answer', () => {
    const blank = Object.fromEntries(fieldsOf(id).map(({ name }) => [name, [' \u00A0\u200B\t\n']]))
    const checked = check(id, { ...rightAnswers(id), ...blank })
    const required = fieldsOf(id).filter(({ isRequired, shownWith }) => isRequired && shownWith === undefined)
    const { oneOf = [] }: Form = forms[id]
    expect(new Set(checked.ok ? [] : Object.keys(checked.errors))).toEqual(
      new Set([...required.map(({ name }) => name), ...oneOf.slice(0, 1)]),
    )
  })
})

describe.each(['request-visit', 'request-info'] as const)('before a visit, %s', (id) => {
  test('asks for an email address or a phone number: one is enough', () => {
    const right = rightAnswers(id)
    expect(check(id, { ...right, email: [] }).ok).toBe(true)
    expect(check(id, { ...right, phone: [] }).ok).toBe(true)
    expect(check(id, { ...right, email: [''], phone: [''] })).toEqual({
      ok: false,
      errors: { email: 'neither' },
    })
  })

  test('names what is wrong with the one that was given', () => {
    const wrong = check(id, { ...rightAnswers(id), email: [], phone: ['bel mij'] })
    expect(wrong).toEqual({ ok: false, errors: { phone: 'phone' } })
  })
})

test.each<readonly [FormId, string, string, ErrorCode | undefined]>([
  ['site-contact', 'email', 'noor@voorbeeld', 'email'],
  ['site-contact', 'email', 'noor@voorbeeld.be\nBcc: all@voorbeeld.be', 'email'],
  ['site-contact', 'email', ' noor@voorbeeld.be ', undefined],
  ['send-to-friend', 'friendEmail', 'vriend', 'email'],
  ['site-contact', 'phone', '0470 12 34', 'phone'],
  ['site-contact', 'phone', 'bel mij', 'phone'],
  ['contact-demand', 'zip', '0123', 'zip'],
  ['contact-demand', 'zip', '92900', 'zip'],
  ['contact-demand', 'goal', 'steal', 'unknownChoice'],
  ['contact-demand', 'goal', '', 'notChosen'],
  ['demand-register', 'categories', '', 'notChosen'],
  ['demand-register', 'zones', 'parijs', 'unknownChoice'],
  ['demand-register', 'bedroomsMax', '1', 'belowMinimum'],
  ['demand-register', 'bedroomsMin', '21', 'tooHigh'],
  ['demand-register', 'priceMax', '1e9', 'amount'],
  ['purchase-offer', 'amount', '-5', 'tooLow'],
  ['purchase-offer', 'amount', '0', 'tooLow'],
  ['purchase-offer', 'amount', '50.000.001', 'tooHigh'],
  ['purchase-offer', 'amount', '350.00', 'amount'],
  ['purchase-offer', 'amount', 'driehonderdduizend', 'amount'],
  ['purchase-offer', 'validUntil', '2026-02-30', 'date'],
  ['purchase-offer', 'validUntil', '24/12/2026', 'date'],
  ['purchase-offer', 'validUntil', '2026-11-23', 'outsideTerm'],
  ['purchase-offer', 'validUntil', '2026-11-24', 'outsideTerm'],
  ['purchase-offer', 'validUntil', '2026-11-25', undefined],
  ['purchase-offer', 'validUntil', '2126-12-01', 'outsideTerm'],
  ['purchase-offer', 'deedBy', '2026-11-30', 'beforeEnd'],
  ['purchase-offer', 'deedBy', '2026-11-23', 'past'],
  ['purchase-offer', 'deedBy', '2028-11-24', undefined],
  ['purchase-offer', 'deedBy', '2028-11-25', 'tooLate'],
  ['purchase-offer', 'deedBy', '9999-12-31', 'tooLate'],
  ['purchase-offer', 'homeSoldBy', '2028-11-25', 'tooLate'],
  ['rent-application', 'startOn', '2027-11-24', undefined],
  ['rent-application', 'startOn', '2027-11-25', 'tooLate'],
  ['purchase-offer', 'amount', '350\n000', 'amount'],
  ['purchase-offer', 'amount', '350\u202E000', 'amount'],
  ['purchase-offer', 'amount', ' 350 000\r\n', undefined],
  ['site-contact', 'phone', '\u202A0470 12 34 56\u202C', undefined],
  ['site-contact', 'phone', '0470\n123456', 'phone'],
  ['contact-demand', 'zip', '9290\0 ', undefined],
  ['contact-demand', 'zip', 'B-\n9290', 'zip'],
  ['testimonial', 'website', 'https://voor\nbeeld.be', 'url'],
  ['site-contact', 'firstName', 'Noor\r\nBcc: x', 'oneLine'],
  ['site-contact', 'firstName', 'Noor\u200DPeeters', undefined],
  ['testimonial', 'website', 'javascript:alert(1)', 'url'],
  ['testimonial', 'website', 'voorbeeld', 'url'],
  ['site-contact', 'firstName', 'x'.repeat(81), 'tooLong'],
  ['site-contact', 'firstName', '👩🏽'.repeat(40), undefined],
  ['site-contact', 'privacy', '', undefined],
])('%s, %s: %j is answered with %s', (id, name, text, code) => {
  expect(codeFor(id, name, text)).toBe(code)
})

test('a statement that was not ticked is named', () => {
  const { privacy: _, ...others } = rightAnswers('site-contact')
  expect(check('site-contact', others)).toEqual({ ok: false, errors: { privacy: 'notAgreed' } })
})

test.each([
  ['0470123456', '0470 12 34 56'],
  ['052/00.00.00', '052 00 00 00'],
  ['+32 (0)470 12 34 56', '0470 12 34 56'],
  ['0031 6 12345678', '+31 6 12345678'],
  ['+352 621 123 456', '+352 621 123 456'],
])('the phone number %s is kept as %s', (written, number) => {
  expect(kept('site-contact', 'phone', written)).toBe(number)
})

test.each([
  ['350.000', 350_000],
  ['€ 350\u00A0000', 350_000],
  ['350000,00 euro', 350_000],
  ['1.250.000', 1_250_000],
])('the amount %s is kept as %d', (written, amount) => {
  expect(kept('purchase-offer', 'amount', written)).toBe(amount)
})

test.each([
  ['4561ab', '4561 AB'],
  ['B-9290', '9290'],
  ['L-1234', '1234'],
])('the postal code %s is kept as %s', (written, zip) => {
  expect(kept('contact-demand', 'zip', written)).toBe(zip)
})

test('several choices are kept once each; only what is offered is accepted', () => {
  expect(kept('demand-register', 'zones', 'zele', 'berlare', 'zele')).toEqual(['zele', 'berlare'])
  expect(codeFor('demand-register', 'zones', 'zele', 'parijs')).toBe('unknownChoice')
})

test('a message keeps its lines, a name has single spaces', () => {
  expect(kept('site-contact', 'message', ' Dag,\r\n\r\ntot later\u0007 ')).toBe('Dag,\n\ntot later')
  expect(kept('site-contact', 'firstName', ' Noor \u00A0 Elise\t')).toBe('Noor Elise')
})

/** Kinds of fields of one line that are typed. */
const typed: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url', 'date', 'number', 'money'])
const typedFields = formIds.flatMap((id) =>
  fieldsOf(id)
    .filter(({ control }) => typed.has(control.kind))
    .map((field) => ({ id, field })),
)

test('no right answer of one line is right with a line break or control character inside', () => {
  const mark = fc
    .oneof(fc.constantFrom('\u0085', '\u2028', '\u2029', '\u007F'), fc.integer({ min: 0, max: 31 }))
    .map((one) => (typeof one === 'string' ? one : String.fromCharCode(one)))
  fc.assert(
    fc.property(fc.constantFrom(...typedFields), mark, fc.nat(), ({ id, field }, control, place) => {
      const [right = ''] = rightAnswers(id)[field.name] ?? []
      const at = 1 + (place % Math.max(right.length - 1, 1))
      // In a text of one character nothing is inside.
      const broken =
        right.length < 2 ? `${right}${control}${right}` : right.slice(0, at) + control + right.slice(at)
      const code = codeFor(id, field.name, broken)
      expect(possibleErrors(field)).toContain(code)
      expect(['missing', 'tooLong', 'tooHigh', undefined]).not.toContain(code)
    }),
  )
})

test('spaces and control characters around a right answer are no part of it', () => {
  const around = fc.string({
    unit: fc.constantFrom(' ', '\n', '\r', '\t', '\0', '\u00A0', '\u202A', '\u202C'),
  })
  fc.assert(
    fc.property(fc.constantFrom(...typedFields), around, around, ({ id, field }, before, after) => {
      const [right = ''] = rightAnswers(id)[field.name] ?? []
      expect(kept(id, field.name, `${before}${right}${after}`)).toEqual(kept(id, field.name, right))
    }),
  )
})

const anyTexts = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...Object.values(offered).flat(),
      '2',
      '2026-12-01',
      '0470123456',
      'a@b.be',
      '9290',
      'on',
    ),
  ),
  { maxLength: 3 },
)

test('any posted texts are either accepted or answered with codes that the field can have', () => {
  const unexpected: string[] = []
  fc.assert(
    fc.property(fc.constantFrom(...formIds), fc.gen(), (id, generate) => {
      const fields = fieldsOf(id)
      const names = [...fields.map(({ name }) => name), ...forms[id].agreements]
      const checked = check(id, Object.fromEntries(names.map((name) => [name, generate(() => anyTexts)])))
      for (const [name, code] of checked.ok ? [] : Object.entries(checked.errors)) {
        const field = fields.find((one) => one.name === name)
        const ofField: readonly string[] = field === undefined ? ['notAgreed'] : possibleErrors(field)
        const { oneOf }: Form = forms[id]
        const known = name === oneOf?.[0] ? [...ofField, 'neither'] : ofField
        if (!known.includes(code)) unexpected.push(`${id} ${name}: ${code}`)
      }
    }),
    { numRuns: 1_000 },
  )
  expect(unexpected).toEqual([])
})

test('every code is that of some field', () => {
  const possible = new Set(formIds.flatMap((id) => fieldsOf(id).flatMap(possibleErrors)))
  expect(
    errorCodes.filter((code) => !['notAgreed', 'neither'].includes(code) && !possible.has(code)),
  ).toEqual([])
})

test('what was accepted is accepted again, unchanged, and holds no control characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'binary' }),
      (name, words) => {
        const posted = { ...rightAnswers('site-contact'), firstName: [name], message: [words] }
        const once = check('site-contact', posted)
        if (!once.ok) return
        const texts = Object.entries(once.answers).map(([key, value]) => [key, [String(value)]] as const)
        expect(String(once.answers.firstName)).not.toMatch(/\p{C}/u)
        expect(String(once.answers.message)).not.toMatch(/[^\P{C}\n\t]/u)
        expect(check('site-contact', { ...Object.fromEntries(texts), privacy: ['on'] })).toEqual(once)
      },
    ),
  )
})
