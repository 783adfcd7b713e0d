import { expect, test } from 'vitest'
import { deskButtons } from '#service/requests/form-mails/desk-buttons.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { languages } from '#tests/support/languages.ts'

const dutch = languages('nl')

/** A form that was sent to an office, where the site has a desk. */
const sent = (form: string, more: object = {}): SentForm =>
  Object.assign(Object.create(null), {
    id: 7,
    form,
    subject: 'property/2417',
    answers: { phone: '0470123456' },
    desk: (path: string) => `https://kouter.example${path}`,
    ...more,
  })

const open = ['Open in de balie', '/desk/nl/request/7']
const plan = ['Stel een moment voor', '/desk/nl/diary?plan=&request=7']
const move = ['Verzet', '/desk/nl/diary?booking=7']
const cancel = ['Zeg af', '/desk/nl/diary?booking=7&do=cancel']
const compare = ['Leg naast elkaar', '/desk/nl/offers?home=property%2F2417']
const answer = ['Antwoord', '/desk/nl/request/7/answer']
const call = ['Bel 0470 12 34 56', 'tel:+32470123456']

const buttonsOf = (...of: Parameters<typeof deskButtons>) =>
  deskButtons(...of).map(({ label, href }) => [
    label.replaceAll('\u00a0', ' '),
    href.replace('https://kouter.example', ''),
  ])

test.each([
  ['contact-demand', {}, [open, call, plan]],
  ['contact-demand-small', {}, [open, call, plan]],
  ['contact-me', {}, [call, open]],
  ['request-visit', {}, [open, plan, call]],
  ['request-visit', { answers: { slot: 'x' } }, [open, move, cancel]],
  ['contact-appointment', { answers: { slot: 'x', phone: '0470123456' } }, [open, move, cancel, call]],
  ['purchase-offer', {}, [compare, call]],
  ['purchase-offer', { subject: undefined }, [open, call]],
  ['request-info', {}, [open, answer, call]],
  ['site-contact', {}, [open, answer, call]],
  ['site-contact-small', { answers: {} }, [open, answer]],
  ['contact-construction', {}, [open, answer, call]],
  ['job-contact', {}, [open, call]],
])('of %s with %j an office is offered what it does first, in order', (form, more, expected) => {
  expect(buttonsOf(sent(form, more), dutch)).toEqual(expected)
})

test('of an appointment that was cancelled it is offered another moment, and no second cancellation', () => {
  const off = buttonsOf(sent('request-visit', { answers: { slot: 'x' } }), dutch, 'off')
  expect(off).toEqual([open, plan])
})

test('of a moment that staff planned, or that was moved, it is offered what can be done with it', () => {
  expect(buttonsOf(sent('contact-demand-small'), dutch, 'planned')).toEqual([open, move, cancel, call])
  expect(buttonsOf(sent('request-visit'), dutch, 'planned')).toEqual([open, move, cancel, call])
})

test('without a desk it is offered a call alone', () => {
  expect(buttonsOf(sent('request-info', { desk: undefined }), dutch)).toEqual([call])
})
