import { anyListing, homeToBuy, homeToRent } from './about/about.ts'
import {
  contactSlot,
  count,
  email,
  euro,
  firstName,
  lastName,
  message,
  address,
  ownAddress,
  person,
  personByEither,
  personByEmail,
  reachable,
  remark,
  phone,
  slot,
  title,
} from './common-fields.ts'
import { frequencies, optional, required } from './field.ts'
import type { Form } from './form.ts'
import { offerConditions } from './offer/conditions.ts'

/** Forms about one property, and the demand register. */
export const propertyForms = {
  'request-visit': {
    id: 'request-visit',
    about: anyListing,
    // Before a visit only a name and a means of contact may be asked (belgian-rules.md, renting).
    groups: [{ name: 'you', rows: [...personByEither, remark, slot, contactSlot] }],
    oneOf: reachable,
    agreements: ['privacy'],
  },
  'request-info': {
    id: 'request-info',
    about: anyListing,
    groups: [{ name: 'you', rows: [...personByEither, message] }],
    oneOf: reachable,
    agreements: ['privacy'],
  },
  'request-documents': {
    id: 'request-documents',
    about: anyListing,
    groups: [{ name: 'you', rows: [...personByEmail] }],
    agreements: ['privacy'],
  },
  'send-to-friend': {
    id: 'send-to-friend',
    about: anyListing,
    groups: [
      {
        name: 'friend',
        rows: [[required({ name: 'friendEmail', control: { kind: 'email' }, maxLength: 254 })], remark],
      },
      { name: 'you', rows: [[firstName, lastName], [email]] },
    ],
    agreements: ['privacy'],
  },
  'rent-application': {
    id: 'rent-application',
    about: homeToRent,
    inSteps: true,
    groups: [
      {
        name: 'about',
        rows: [[optional({ name: 'startOn', control: { kind: 'date', until: { months: 12 } } })]],
      },
      {
        name: 'household',
        rows: [
          [
            required({
              name: 'persons',
              control: { kind: 'number', min: 1, max: 20 },
            }),
            euro('incomePerMonth', { isRequired: true, hint: 'incomePerMonth' }),
          ],
        ],
      },
      { name: 'you', rows: [...person, remark] },
    ],
    agreements: ['incomeProof', 'descriptionRead', 'dueAtSigning', 'privacy'],
  },
  'purchase-offer': {
    id: 'purchase-offer',
    about: homeToBuy,
    isReadBack: true,
    groups: [
      {
        name: 'offer',
        rows: [
          [euro('amount', { isRequired: true, min: 1 })],
          [
            required({ name: 'validUntil', control: { kind: 'date', until: 'offerTerm' } }),
            required({ name: 'validUntilTime', control: { kind: 'menu', options: { from: 'hours' } } }),
          ],
          [optional({ name: 'deedBy', control: { kind: 'date', until: { months: 24 } }, hint: 'deedBy' })],
        ],
      },
      { name: 'conditions', rows: offerConditions },
      { name: 'you', rows: person },
      { name: 'address', rows: ownAddress },
    ],
    agreements: ['irrevocable', 'privacy'],
  },
  'demand-register': {
    id: 'demand-register',
    about: 'nothing',
    groups: [
      {
        name: 'search',
        rows: [
          [
            required({
              name: 'searchGoal',
              control: { kind: 'pick', options: { from: 'words', codes: ['buy', 'rent'] } },
            }),
          ],
          [required({ name: 'categories', control: { kind: 'picks', options: { from: 'categories' } } })],
          [
            required({
              name: 'zones',
              control: { kind: 'picks', options: { from: 'towns' } },
              hint: 'zones',
            }),
          ],
          [euro('priceMin', { isRequired: false }), euro('priceMax', { isRequired: false })],
          [email],
          [
            required({
              name: 'frequency',
              control: { kind: 'pick', options: { from: 'words', codes: frequencies } },
            }),
          ],
        ],
      },
      {
        name: 'rooms',
        isFolded: true,
        rows: [
          [count('bedroomsMin'), count('bedroomsMax')],
          [count('bathroomsMin')],
          [count('garagesMin'), count('garagesMax')],
          [count('parkingsMin'), count('parkingsMax')],
          [
            optional({
              name: 'outside',
              control: { kind: 'picks', options: { from: 'words', codes: ['garden', 'terrace'] } },
            }),
          ],
        ],
      },
      {
        name: 'you',
        isFolded: true,
        // An alert needs an e-mail address alone.
        rows: [title, [firstName, lastName], [phone], ...address, remark].map((row) =>
          row.map((field) => ({ ...field, isRequired: false })),
        ),
      },
    ],
    agreements: ['privacy'],
  },
} as const satisfies Readonly<Record<string, Form>>
