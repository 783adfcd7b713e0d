import { expect, test } from 'vitest'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import {
  answerTermOf,
  confirmsByHand,
  type DeskSettings,
  nothingSet,
  usualRouting,
  withSettings,
} from '#service/kit/recipients/desk-settings.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { formsFile } from '#tests/support/service/test-service.ts'

const { recipients } = formsFile()
const [office] = recipients.offices
const own = office?.calendar
if (office === undefined || own === undefined) throw new Error('the site of the tests has no calendar')
const home: ListingSubject = {
  kind: 'sale',
  state: 'available',
  title: 'Woning',
  href: '/nl/te-koop/1/',
  place: 'Donklaan 00, 9290 Berlare',
  officeId: office.id,
  agentEmail: 'wannes@x.example',
  agent: { name: 'Wannes', initials: 'W', phone: { href: 'tel:+32470', words: '0470' } },
}
const noor = {
  account: 'noor',
  name: 'Noor',
  email: 'noor@x.example',
  office: office.id,
  isManager: false,
}
const lotte = { account: 'lotte', name: 'Lotte', email: 'lotte@x.example', office: null, isManager: true }
const staff = [noor, lotte]
const set = (settings: DeskSettings['offices'][string]) =>
  withSettings(recipients, { ...nothingSet, staff, offices: { [office.id]: settings } })

test('hours and closed days that are set win, each alone, over what the site says', () => {
  const closed = [{ first: day('2026-12-24'), last: day('2027-01-02'), what: 'Kerstverlof' }]
  const { closed: _, ...hours } = { ...own, seats: 7 }
  expect(set({ closed }).offices[0]?.calendar).toEqual({ ...own, closed })
  expect(set({ hours }).offices[0]?.calendar).toEqual({ ...own, seats: 7 })
  expect(set({}).offices[0]?.calendar).toEqual(own)
})

test('whoever is chosen receives a form and the office too; an application goes to a manager alone', () => {
  const routing = { ...usualRouting, receivers: { visit: 'noor', offer: 'office', job: 'noor' } }
  const offices = set({ routing })
  const to = (form: 'request-visit' | 'purchase-offer' | 'rent-application' | 'job-contact') => {
    const found = whoAnswers({ recipients: offices }, { form, answers: {}, home })
    return [found.agentEmail, ...found.mailboxes.map(({ address }) => address)]
  }
  expect(to('request-visit')).toEqual([noor.email, noor.email, office.email])
  expect(to('purchase-offer')).toEqual([undefined, office.email])
  expect(to('rent-application')).toEqual([home.agentEmail, home.agentEmail, office.email])
  expect(to('job-contact')).toEqual([lotte.email, lotte.email])
})

test('somebody who left receives nothing, and without a manager applications go to the office', () => {
  const routing = { ...usualRouting, receivers: { visit: 'noor' } }
  const left = withSettings(recipients, { ...nothingSet, offices: { [office.id]: { routing } } })
  const to = (form: 'request-visit' | 'job-contact') =>
    whoAnswers({ recipients: left }, { form, answers: { office: office.id } }).mailboxes
  expect(to('request-visit')).toMatchObject([{ address: office.email }])
  expect(to('job-contact')).toMatchObject([{ address: office.email }])
})

test('an office warns after a day, and confirms by itself, until it says otherwise', () => {
  const routing = {
    ...usualRouting,
    answerTerm: { hours: 2, tells: 'agent' } as const,
    confirmsByHand: true,
  }
  expect(answerTermOf(set({}), office.id)).toEqual({ hours: 8, tells: 'agentAndManager' })
  expect(answerTermOf(set({ routing }), office.id)).toEqual(routing.answerTerm)
  expect(answerTermOf(set({ routing }), null).hours).toBe(8)
  expect([confirmsByHand(set({}), office.id), confirmsByHand(set({ routing }), office.id)]).toEqual([
    false,
    true,
  ])
})
