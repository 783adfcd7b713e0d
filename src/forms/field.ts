/** Where the choices of a field come from: words of our own, or what the catalogue has. */
export type Options =
  | Readonly<{ from: 'words'; codes: readonly OptionCode[] }>
  | Readonly<{ from: 'contactSlots' | 'offices' | 'categories' | 'towns' | 'vacancies' }>

/** Code word of a choice; its words are messages. */
export type OptionCode =
  | 'mr'
  | 'ms'
  | 'unsaid'
  | 'byPhone'
  | 'byEmail'
  | 'sell'
  | 'let'
  | 'know'
  | 'buy'
  | 'rent'
  | 'garden'
  | 'terrace'

/** Code word of a statement that a visitor agrees to. */
export type Agreement = 'privacy' | 'irrevocable' | 'incomeProof' | 'descriptionRead' | 'dueAtSigning'

/** Name of a field: what a request carries, and the key of its label. */
export type FieldName =
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'email'
  | 'phone'
  | 'friendEmail'
  | 'street'
  | 'houseNumber'
  | 'box'
  | 'zip'
  | 'city'
  | 'remark'
  | 'message'
  | 'contactBy'
  | 'contactSlot'
  | 'office'
  | 'property'
  | 'project'
  | 'vacancy'
  | 'goal'
  | 'searchGoal'
  | 'category'
  | 'categories'
  | 'zones'
  | 'priceMin'
  | 'priceMax'
  | 'bedroomsMin'
  | 'bedroomsMax'
  | 'garagesMin'
  | 'garagesMax'
  | 'parkingsMin'
  | 'parkingsMax'
  | 'bathroomsMin'
  | 'outside'
  | 'budget'
  | 'startOn'
  | 'persons'
  | 'incomePerMonth'
  | 'amount'
  | 'validUntil'
  | 'conditions'
  | 'aboutYou'
  | 'website'
  | 'picture'
  | 'resume'
  | 'motivation'

/** How a value is asked for; `pick` is one of a few, `picks` several of many, `menu` one of many. */
export type Control =
  | Readonly<{ kind: 'text' | 'email' | 'tel' | 'url' | 'date' | 'long' }>
  | Readonly<{ kind: 'number'; min: number; max?: number; step: number }>
  | Readonly<{ kind: 'file'; accept: string }>
  | Readonly<{ kind: 'pick' | 'picks' | 'menu'; options: Options }>

/** A field of a form. */
export type Field = Readonly<{
  name: FieldName
  control: Control
  isRequired: boolean
  /** Autofill token, so that a browser can fill it in. @see https://html.spec.whatwg.org/#autofill (read 2026-11) */
  autocomplete?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  hasHint?: boolean
}>

/** Returns a field that must be filled in. */
export function required(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: true }
}

/** Returns a field that may stay empty. */
export function optional(field: Omit<Field, 'isRequired'>): Field {
  return { ...field, isRequired: false }
}
