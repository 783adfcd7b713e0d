import * as v from 'valibot'
import { isLocale, type Locale } from '#domain/values/locale.ts'
import { namedPicture, pictureName } from '#data/config/image.ts'
import { flag } from '#data/config/text.ts'
import { isObject } from '#data/file/decode-records.ts'
import { isPlainDate } from '#data/cell/parse-date.ts'
import { slug, slugPattern } from '#data/content/document-schemas.ts'
import type { Field } from './field.ts'
import { optionsOf, type Shape, unwrap, type Unwrapped } from './shape.ts'
import { summaryOf } from './summary.ts'

/** What a form says about a field, and how the value of some fields is chosen. */
export type FieldWords = Readonly<{
  label: (name: string) => string
  /** What one record of a list is called. */
  singular: (name: string) => string
  /** The language in which folded records are named: one of the site. */
  textLocale: Locale
  /** Said of a text that the pattern of a field does not match. */
  mismatch: (name: string) => string
  /** Said of the address of a page: what it may hold, and that an empty one is made of the title. */
  slug: Readonly<{ mismatch: string; hint: string }>
  /** What a choice is called, by its code. */
  choiceLabel: (code: string) => string
  /** Yes and no, with their values. */
  answers: readonly Readonly<{ label: string; value: boolean }>[]
  choice: (name: string) => Partial<Field> | undefined
  /** Whether the form leaves a field out; the file keeps its value. */
  isLeftOut: (name: string) => boolean
}>

type Place = Readonly<{
  name: string
  shape: Shape
  /** Values of this field in the file. */
  samples: readonly unknown[]
  words: FieldWords
}>

/**
 * Returns one field per entry of a schema, and of the schemas in it. Of a union, such as an address or an object for a
 * picture, the field has the form in which the file holds the value.
 * @param samples the records that the file holds, from which that form is taken
 */
export function toFields(
  shape: v.GenericSchema,
  samples: readonly unknown[],
  words: FieldWords,
): readonly Field[] {
  const { shape: object } = unwrap(shape as Shape)
  return Object.entries(object.entries ?? {}).flatMap(([name, entry]) => {
    if (words.isLeftOut(name)) return []
    const found = samples.flatMap((each) => (isObject(each) ? [each[name]] : []))
    return toField({ name, shape: entry, samples: found.filter(isThere), words }) ?? []
  })
}

function toField(place: Place): Field | undefined {
  const { name, words } = place
  if (place.shape === flag)
    return { name, label: words.label(name), required: false, widget: 'select', options: switchOf(place) }
  const unwrapped = choose(unwrap(place.shape), place.samples)
  const made = unwrapped && toWidget(unwrapped, place)
  if (unwrapped === undefined || made === undefined) return undefined
  const label = isLocale(name) ? name.toUpperCase() : words.label(name)
  const required = made.required ?? unwrapped.isRequired
  if (made.widget === 'list') return { name, label, label_singular: words.singular(name), required, ...made }
  return { name, label, required, ...made, ...(made.widget !== 'object' && words.choice(name)) }
}

/** How files say yes and no, beside the values themselves. */
const spokenSwitches = [
  ['yes', 'no'],
  ['ja', 'nee'],
  [1, 0],
] as const

/** Returns yes and no as the file says them. */
function switchOf({ samples, words: { answers } }: Place): NonNullable<Field['options']> {
  const spoken = spokenSwitches.find((pair) => pair.some((word) => samples.includes(word)))
  return spoken === undefined
    ? answers
    : answers.map(({ label, value }) => ({ label, value: value ? spoken[0] : spoken[1] }))
}

/** Chooses the one schema of a union that all values in the file fit, or else the one that holds most. */
function choose(unwrapped: Unwrapped, samples: readonly unknown[]): Unwrapped | undefined {
  const options = optionsOf(unwrapped.shape)
  if (options.length === 1) return unwrapped
  const chosen =
    samples.length > 0
      ? options.find((option) => samples.every((sample) => v.is(option, sample)))
      : (options.find(isText) ?? options.find(isSimple))
  if (chosen === undefined) return undefined
  const inner = choose(unwrap(chosen), samples)
  return inner && { ...inner, isRequired: unwrapped.isRequired, steps: [...inner.steps, ...unwrapped.steps] }
}

function isText(option: Shape): boolean {
  const { entries } = unwrap(option).shape
  return entries !== undefined && Object.keys(entries).every(isLocale)
}

function isSimple(option: Shape): boolean {
  return unwrap(option).shape.entries === undefined
}

function toWidget(
  { shape, steps }: Unwrapped,
  place: Place,
): (Partial<Field> & Pick<Field, 'widget'>) | undefined {
  const { name, samples, words } = place
  switch (shape.type) {
    case 'string': {
      if (shape === pictureName || shape === namedPicture) return { widget: 'image' }
      // The file holds the day alone, which no time zone can move.
      if (isDay(shape)) {
        const today = name === 'publishedOn' ? { default: '{{now}}' } : {}
        return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...today }
      }
      if (shape === slug)
        return {
          widget: 'string',
          required: false,
          hint: words.slug.hint,
          pattern: [slugPattern, words.slug.mismatch],
        }
      const pattern = steps.find(({ type }) => type === 'regex')?.requirement
      const isLong = samples.some((sample) => typeof sample === 'string' && sample.length > longLine)
      return {
        widget: isLong ? 'text' : 'string',
        ...(pattern instanceof RegExp && { pattern: [pattern.source, words.mismatch(name)] as const }),
      }
    }
    case 'number': {
      const limit = (type: string): number | undefined => {
        const required = steps.find((step) => step.type === type)?.requirement
        return typeof required === 'number' ? required : undefined
      }
      const isWhole = steps.some(({ type }) => type === 'integer') || samples.every(Number.isInteger)
      const kind = isWhole ? ({ value_type: 'int', step: 1 } as const) : ({ value_type: 'float' } as const)
      return { widget: 'number', ...kind, min: limit('min_value'), max: limit('max_value') }
    }
    case 'boolean':
      // A tick would write "no" where nothing was said, and what nothing means differs.
      return { widget: 'select', options: words.answers }
    case 'picklist':
      return {
        widget: 'select',
        options: (shape.options as readonly string[]).map((value) => ({
          label: words.choiceLabel(value),
          value,
        })),
      }
    case 'object':
    case 'strict_object': {
      const fields = toFields(shape, samples, words)
      if (fields.length === 0) return undefined
      return { widget: 'object', fields, collapsed: 'auto', summary: summaryOf(fields, words.textLocale) }
    }
    case 'array':
      return toList(shape.item, place)
    default:
      // A value of any kind, such as pages below a page: the editor leaves it as it is.
      return undefined
  }
}

function isDay({ pipe = [] }: Shape): boolean {
  return pipe.some(({ requirement }) => requirement === isPlainDate)
}

const longLine = 90

function toList(item: Shape | undefined, place: Place): (Partial<Field> & Pick<Field, 'widget'>) | undefined {
  if (item === undefined) return undefined
  const samples = place.samples.flatMap((list) => (Array.isArray(list) ? list : []))
  const one = toField({ ...place, shape: item, samples })
  if (one === undefined) return undefined
  if (one.widget === 'select') return { ...one, multiple: true }
  if (one.widget === 'object') {
    const { fields, summary } = one
    return { widget: 'list', fields, collapsed: true, summary }
  }
  return one.widget === 'string' ? { widget: 'list' } : { widget: 'list', field: one }
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
