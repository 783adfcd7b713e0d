import { defaultMaxLength, type Field } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { fieldsOf } from '#tests/support/forms/right-answers.ts'
import { answersTo } from '#tests/support/service/test-service.ts'
import { hostileTexts, loneSurrogate } from './hostile-texts.ts'

/** Values of a form by the name of their control; JSON may hold any of them. */
export type Values = Readonly<Record<string, unknown>>

/** A form with one thing changed, which `name` describes. */
export type Mutation = Readonly<{ name: string; values: Values }>

/** Values that no form holds, but JSON can. */
const wrongTypes: Readonly<Record<string, unknown>> = {
  number: 1,
  'large number': 1e308,
  true: true,
  null: null,
  object: { a: 'b' },
  'object with a length': { length: 1, 0: 'a' },
  'list of lists': [['a']],
  'list of null': [null],
  'empty list': [],
  'lone surrogate': loneSurrogate,
}

/** Returns a form whose fields are changed one after the other, and its other parts. */
export function formMutations(form: FormId): readonly Mutation[] {
  const right = answersTo(form)
  const change = (name: string, changes: Values): Mutation => ({ name, values: { ...right, ...changes } })
  const fields = fieldsOf(form).flatMap((field) =>
    Object.entries(textsFor(field)).map(([name, texts]) =>
      change(`${field.name}: ${name}`, { [field.name]: texts }),
    ),
  )
  const agreements = forms[form].agreements.flatMap((agreement) => [
    { name: `${agreement}: missing`, values: without(right, agreement) },
    change(`${agreement}: markup`, { [agreement]: [hostileTexts['end of an attribute']] }),
  ])
  return [
    ...fields,
    ...fieldsOf(form).map(({ name }) => ({ name: `${name}: missing`, values: without(right, name) })),
    ...agreements,
    ...Object.entries(wholeForms).map(([name, changes]) => change(name, changes)),
  ]
}

/** Returns a form whose fields have types one after the other that only JSON can hold. */
export function typeMutations(form: FormId): readonly Mutation[] {
  const right = answersTo(form)
  return fieldsOf(form).flatMap((field) =>
    Object.entries(wrongTypes).map(([name, value]) => ({
      name: `${field.name}: ${name}`,
      values: { ...right, [field.name]: value },
    })),
  )
}

/** Returns about `count` of many, spread evenly. */
export function spread<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

function textsFor({ maxLength = defaultMaxLength }: Field): Readonly<Record<string, readonly string[]>> {
  const hostile = Object.entries(hostileTexts).map(([name, text]) => [name, [text]] as const)
  return {
    ...Object.fromEntries(hostile),
    'too long by one': ['x'.repeat(maxLength + 1)],
    twice: ['a', 'b'],
    'a thousand times': Array.from({ length: 1000 }, (_, index) => String(index)),
  }
}

/** Changes of parts that every form has. */
const wholeForms: Readonly<Record<string, Values>> = {
  'unknown field': { admin: ['1'], id: ['1'], form: ['site-contact'], state: ['sent'] },
  'names of prototypes': { constructor: ['a'], toString: ['a'], hasOwnProperty: ['a'], length: ['9'] },
  'subject that is none': { subject: ['property/0'] },
  'subject with markup': { subject: [hostileTexts['end of an attribute']] },
  'subject with a path': { subject: ['property/2417/../2418'] },
  'subject with too many digits': { subject: [`property/${'9'.repeat(30)}`] },
  'subject of a home without a page': { subject: ['property/31'] },
  'subject twice': { subject: ['property/2417', 'property/2418'] },
  'office of another agency': { office: ['elsewhere'] },
  'moment of another office': { slot: ['elsewhere/2026-11-26T10:00'] },
  'moment that was': { slot: ['berlare/2026-11-20T10:00'] },
  'moment that is none': { slot: ['berlare/2026-11-26T10:07'] },
  'moment with markup': { slot: [hostileTexts['end of an attribute']] },
  'key of a file': { kept: Array.from({ length: 50 }, () => hostileTexts['zero']) },
  'dedupe key that is none': { dedupeKey: [hostileTexts['SQL']] },
  'confirmation that is none': { confirm: ['e30.e30'] },
  'proof that is none': { proof: ['{"challenge":{"parameters":{"cost":1e9}}}'] },
  'digits with markup': { captcha: [hostileTexts['element']] },
  'file name as text': { resume: ['cv.exe'], picture: ['x.svg'] },
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
}
