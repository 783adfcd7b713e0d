import { newBuild } from './about/about.ts'
import {
  contactSlot,
  email,
  firstName,
  lastName,
  message,
  office,
  pageOffice,
  person,
  personByEmail,
  phone,
  propertyAddress,
  remark,
  slot,
  zip,
} from './common-fields.ts'
import { optional, required } from './field.ts'
import type { Form } from './form.ts'

/** Forms for contacting the agency. */
export const contactForms = {
  'contact-me': {
    id: 'contact-me',
    about: 'nothing',
    groups: [{ name: 'you', rows: [[firstName, lastName], [phone], contactSlot, remark, pageOffice] }],
    agreements: ['privacy'],
  },
  'contact-appointment': {
    id: 'contact-appointment',
    about: 'office',
    groups: [
      {
        name: 'you',
        rows: [
          ...person,
          office,
          [
            optional({
              name: 'contactBy',
              control: { kind: 'pick', options: { from: 'words', codes: ['byPhone', 'byEmail'] } },
            }),
          ],
          remark,
          slot,
          contactSlot,
        ],
      },
    ],
    agreements: ['privacy'],
  },
  'contact-construction': {
    id: 'contact-construction',
    about: newBuild,
    groups: [
      {
        name: 'you',
        rows: [...person, contactSlot, remark],
      },
    ],
    agreements: ['privacy'],
  },
  'contact-demand': {
    id: 'contact-demand',
    about: 'nothing',
    groups: [
      {
        name: 'about',
        rows: [
          [
            required({
              name: 'goal',
              control: { kind: 'pick', options: { from: 'words', codes: ['sell', 'let', 'know'] } },
            }),
          ],
          [optional({ name: 'category', control: { kind: 'menu', options: { from: 'categories' } } })],
        ],
      },
      { name: 'propertyAddress', rows: propertyAddress },
      { name: 'you', rows: [...person, contactSlot, remark, pageOffice] },
    ],
    agreements: ['privacy'],
  },
  'contact-demand-small': {
    id: 'contact-demand-small',
    shortOf: 'contact-demand',
    about: 'nothing',
    groups: [{ name: 'you', rows: [[zip], [firstName, lastName], [email, phone], pageOffice] }],
    agreements: ['privacy'],
  },
  'site-contact': {
    id: 'site-contact',
    about: 'nothing',
    groups: [{ name: 'you', rows: [...person, office, message] }],
    agreements: ['privacy'],
  },
  'site-contact-small': {
    id: 'site-contact-small',
    shortOf: 'site-contact',
    about: 'nothing',
    groups: [{ name: 'you', rows: [...personByEmail, message, pageOffice] }],
    agreements: ['privacy'],
  },
  'sign-newsletter': {
    id: 'sign-newsletter',
    about: 'nothing',
    groups: [{ name: 'you', rows: [[{ ...firstName, isRequired: false }], [email]] }],
    agreements: ['privacy'],
  },
  'job-contact': {
    id: 'job-contact',
    about: 'nothing',
    groups: [
      {
        name: 'you',
        rows: [
          [optional({ name: 'vacancy', control: { kind: 'menu', options: { from: 'vacancies' } } })],
          ...person,
          [required({ name: 'motivation', control: { kind: 'long' }, maxLength: 4000 })],
          [
            optional({
              name: 'resume',
              control: { kind: 'file', types: ['pdf', 'docx', 'odt'] },
              hint: 'resume',
            }),
          ],
        ],
      },
    ],
    agreements: ['privacy'],
  },
  testimonial: {
    id: 'testimonial',
    about: 'nothing',
    groups: [
      {
        name: 'words',
        rows: [
          message,
          [
            optional({
              name: 'picture',
              control: { kind: 'file', types: ['jpg', 'png'] },
              hint: 'picture',
            }),
          ],
        ],
      },
      {
        name: 'you',
        rows: [
          [required({ name: 'name', control: { kind: 'text' }, autocomplete: 'name', maxLength: 80 })],
          [optional({ name: 'aboutYou', control: { kind: 'text' }, maxLength: 160, hint: 'aboutYou' })],
          [optional({ name: 'website', control: { kind: 'url' }, autocomplete: 'url', maxLength: 200 })],
          [email],
        ],
      },
    ],
    agreements: ['publication', 'privacy'],
  },
} as const satisfies Readonly<Record<string, Form>>
