import fc from 'fast-check'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { fieldsOf } from '#tests/support/forms/right-answers.ts'
import { answersTo } from '#tests/support/service/test-service.ts'
import { hostileTexts } from './hostile-texts.ts'

/** A request that somebody made up. */
export type RandomPost = Readonly<{
  form: FormId
  type: string
  accept: string
  body: string
  referer: string
}>

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(hostileTexts)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.webUrl() },
)

/** Names that forms have, and others. */
const anyName = fc.oneof(
  fc.constantFrom(
    'subject',
    'slot',
    'kept',
    'confirm',
    'change',
    'proof',
    'dedupeKey',
    'trap',
    'captcha',
    'office',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a[]', 'a.b', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** The answers of a form, of which some are others, are missing or are there twice. */
function answersOf(form: FormId): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const names = [...fieldsOf(form).map(({ name }) => name), ...forms[form].agreements]
  const right = answersTo(form)
  const change = fc.record({
    name: fc.oneof(fc.constantFrom<string>(...names), anyName),
    texts: fc.array(anyText, { maxLength: 3 }),
  })
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const changed = Object.fromEntries(changes.map(({ name, texts }) => [name, texts]))
    return Object.entries({ ...right, ...changed }).flatMap(([name, texts]) =>
      [...texts].map((text) => [name, text] as const),
    )
  })
}

const boundary = 'fuzz-boundary'

function encode(pairs: readonly (readonly [string, string])[], type: string): string {
  if (type.startsWith('application/json'))
    return JSON.stringify(
      Object.fromEntries(
        Map.groupBy(pairs, ([name]) => name)
          .entries()
          .map(([name, all]) => [name, all.map(([, text]) => text)]),
      ),
    )
  if (!type.startsWith('multipart'))
    return String(
      new URLSearchParams(pairs.map(([name, text]) => [name.toWellFormed(), text.toWellFormed()])),
    )
  const parts = pairs.map(
    ([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

/** Whole bodies that no form makes: JSON of any shape, and parts of bodies in any order. */
const anyBody = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc
    .array(
      fc.constantFrom(
        '&',
        '=',
        '%',
        '%00',
        '%zz',
        '--',
        boundary,
        '\r\n',
        '{',
        '"',
        ':',
        '[',
        ']',
        'email',
        'a@b.be',
        '\0',
      ),
    )
    .map((parts) => parts.join('')),
)

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${boundary}`,
  'application/json; charset=utf-16',
  'multipart/form-data',
  'text/plain',
]

/** Requests that are nearly right, or not at all. */
export const anyPost: fc.Arbitrary<RandomPost> = fc
  .record({
    form: fc.constantFrom(...formIds),
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...types.slice(0, 3)) },
      fc.constantFrom(...types),
    ),
    accept: fc.constantFrom('application/json', 'text/html', '*/*'),
    referer: fc.constantFrom(
      '',
      '/nl/?property=2417',
      '/nl/?property=9',
      '/nl/?project=70&unit=__proto__',
      '//x/?property=1',
    ),
  })
  .chain((request) =>
    fc
      .oneof(
        { weight: 9, arbitrary: answersOf(request.form).map((pairs) => encode(pairs, request.type)) },
        { weight: 1, arbitrary: anyBody },
      )
      .map((body) => ({ ...request, body })),
  )
