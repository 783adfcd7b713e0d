import { propertyTypeCodes } from '#domain/listing/property-type.ts'
import { sentenceGoals } from './sentence-words.ts'

/** Features that a sentence can ask for: parameters with the value 1. */
export const sentenceFlags = [
  'garage',
  'parking',
  'garden',
  'terrace',
  'lift',
  'pool',
  'furnished',
  'new',
  'openhouse',
  'annuity',
  'investment',
] as const

/** What the number before it counts; `pieces` are rooms with the living room, `other` is nothing that homes are filtered by. */
export const sentenceUnits = [
  'bedrooms',
  'rooms',
  'pieces',
  'bathrooms',
  'm2',
  'are',
  'hectare',
  'acre',
  'km',
  'euro',
  'thousand',
  'million',
  'other',
] as const

/** Words that bind others, or are not to be mistaken for others. */
const binding = [
  'monthly',
  'upTo',
  'from',
  'about',
  'between',
  'range',
  'price',
  'near',
  'label',
  'orBetter',
  'plot',
  'living',
  'free',
  'now',
  'or',
  'and',
  'with',
  'not',
  'notBefore',
  'large',
  'length',
  'year',
  'unknown',
  'filler',
] as const

/** The numbers that are written as words, and the categories of the specification. */
const numbers = '0.25 0.5 1 1.5 2 3 4 5 6 7 8 9 10 20 25 30 40 50 60 70 75 80 90 100 1000 1000000'.split(' ')
const categories = ['1', '2', '4', '5', '6', '7'] as const

/** What a phrase can mean: a role, or a role and a value. @example 'kind:villa' */
export const sentenceRoles: readonly string[] = [
  ...binding,
  ...sentenceGoals.map((goal) => `goal:${goal}`),
  ...categories.map((id) => `type:${id}`),
  ...propertyTypeCodes.map((code) => `kind:${code}`),
  ...sentenceFlags.map((flag) => `flag:${flag}`),
  ...sentenceUnits.map((unit) => `unit:${unit}`),
  ...numbers.map((number) => `number:${number}`),
  ...Array.from({ length: 12 }, (_, at) => `month:${at + 1}`),
]
