import { type Field, optional, required } from './field.ts'
import type { Row } from './form.ts'

/**
 * Always optional.
 * @see CJEU C-394/23 Mousse (read 2026): demanding a title is not lawful where a purchase does not need it
 */
export const title: Row = [
  optional({
    name: 'title',
    control: { kind: 'pick', options: { from: 'words', codes: ['ms', 'mr', 'unsaid'] } },
    autocomplete: 'honorific-prefix',
  }),
]

export const firstName: Field = required({
  name: 'firstName',
  control: { kind: 'text' },
  autocomplete: 'given-name',
  maxLength: 80,
})
export const lastName: Field = required({
  name: 'lastName',
  control: { kind: 'text' },
  autocomplete: 'family-name',
  maxLength: 80,
})
export const email: Field = required({
  name: 'email',
  control: { kind: 'email' },
  autocomplete: 'email',
  maxLength: 254,
})
export const phone: Field = required({
  name: 'phone',
  control: { kind: 'tel' },
  autocomplete: 'tel',
  maxLength: 25,
})
export const zip: Field = required({
  name: 'zip',
  control: { kind: 'text' },
  autocomplete: 'postal-code',
  maxLength: 10,
})

/** The visitor's title, name, email and phone. */
export const person: readonly Row[] = [title, [firstName, lastName], [email, phone]]

/** The visitor's title, name, and email or phone: one of `reachable`, which the form asks for. */
export const personByEither: readonly Row[] = [
  title,
  [firstName, lastName],
  [
    { ...email, isRequired: false, hint: 'oneOfBoth' },
    { ...phone, isRequired: false },
  ],
]
export const reachable = ['email', 'phone'] as const

/** The visitor's name and email. */
export const personByEmail: readonly Row[] = [[firstName, lastName], [email]]

/** A postal address. */
export const address: readonly Row[] = [
  [
    required({ name: 'street', control: { kind: 'text' }, autocomplete: 'address-line1', maxLength: 120 }),
    required({ name: 'houseNumber', control: { kind: 'text' }, maxLength: 10 }),
  ],
  [zip, required({ name: 'city', control: { kind: 'text' }, autocomplete: 'address-level2', maxLength: 80 })],
]

/** The visitor's own postal address, in any country: Belgium is chosen where one is asked for. */
export const ownAddress: readonly Row[] = [
  ...address,
  [
    required({
      name: 'country',
      control: { kind: 'menu', options: { from: 'countries' } },
      autocomplete: 'country',
    }),
  ],
]

/** The address of a property, which may be an apartment. */
export const propertyAddress: readonly Row[] = [
  ...address,
  [optional({ name: 'box', control: { kind: 'text' }, maxLength: 10 })],
]

/** When the visitor can be called; the times are configuration. */
export const contactSlot: Row = [
  optional({ name: 'contactSlot', control: { kind: 'pick', options: { from: 'contactSlots' } } }),
]

/** When the visitor comes: one of the moments that the office has left. */
export const slot: Row = [optional({ name: 'slot', control: { kind: 'slot' }, maxLength: 60, hint: 'slot' })]

export const remark: Row = [optional({ name: 'remark', control: { kind: 'long' }, maxLength: 2000 })]
export const message: Row = [required({ name: 'message', control: { kind: 'long' }, maxLength: 2000 })]
export const office: Row = [
  optional({ name: 'office', control: { kind: 'pick', options: { from: 'offices' } } }),
]

/** The office whose page the form stands on: it gets the form. */
export const pageOffice: Row = [
  optional({ name: 'office', control: { kind: 'set', options: { from: 'offices' } } }),
]

/** A field for a whole number of rooms or places. */
export function count(name: Field['name']): Field {
  return optional({ name, control: { kind: 'number', min: 0, max: 20 } })
}

/** A field for an amount in whole euro, from `min` on. */
export function euro(
  name: Field['name'],
  { min = 0, ...rest }: Readonly<{ isRequired: boolean; min?: 0 | 1; hint?: Field['hint'] }>,
): Field {
  return { name, control: { kind: 'money', min }, ...rest }
}
