import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OfficeRecipient, Recipients } from '#contracts/forms-file.ts'
import type { ListingSubject, SubjectsFile } from '#contracts/subjects-file.ts'
import type { Answers } from '#forms/answers.ts'
import { formIds } from '#forms/form.ts'
import { toAppointment, appointmentWords } from '#service/requests/bookings/appointment.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { offeredMoments } from '#service/requests/bookings/offered-moments.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'
import { whoAnswers } from '#service/kit/recipients/who-answers.ts'
import { isValuation } from '#service/requests/form-mails/asked-place.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { languages } from '#tests/support/languages.ts'
import { formsFile, testOrigin } from '#tests/support/service/test-service.ts'

const calendar = formsFile().recipients.offices[0]?.calendar
function office(id: string, zip: string): OfficeRecipient {
  return {
    id,
    name: `Kantoor ${id}`,
    phone: '052 00 00 20',
    email: `${id}@x.example`,
    place: `Voorbeeldstraat 1, ${id}`,
    zips: [zip],
    calendar,
  }
}
const recipients: Recipients = {
  locale: 'nl',
  agency: { name: 'Kouter & Kaai', phone: '052 00 00 00', email: 'info@x.example' },
  offices: [office('stekene', '9190'), office('berlare', '9290'), office('zele', '9240')],
}
const home = (officeId: string, agent?: string, agentEmail?: string): ListingSubject => ({
  kind: 'sale',
  state: 'available',
  title: 'Woning',
  href: '/nl/te-koop/1/',
  place: 'Donklaan 00, 9290 Berlare',
  officeId,
  agentEmail,
  agent: {
    name: agent ?? `Kantoor ${officeId}`,
    initials: 'JW',
    phone: { href: 'tel:+32470000000', words: '0470 00 00 00' },
  },
})

test.each([
  ['the office that was chosen', { office: 'berlare', zip: '9190' }, 'berlare@x.example'],
  ['the office of the zip', { zip: '9190' }, 'stekene@x.example'],
  ['the agency, for a zip of none', { zip: '1000' }, 'info@x.example'],
  ['the agency, for an office that is gone', { office: 'hamme' }, 'info@x.example'],
])('a form goes to %s', (_, answers, address) => {
  expect(whoAnswers({ recipients }, { answers }).mailboxes).toMatchObject([{ address }])
})

test('a form about a home goes to its agent and its office, each a mailbox', () => {
  const { contact, mailboxes } = whoAnswers(
    { recipients },
    { answers: { office: 'zele' }, home: home('stekene', 'Joris Waegeman', 'joris@x.example') },
  )
  expect(mailboxes).toEqual([
    { name: 'Joris Waegeman', address: 'joris@x.example' },
    { name: 'Kantoor stekene', address: 'stekene@x.example' },
  ])
  expect(contact).toEqual({
    name: 'Joris Waegeman, Kantoor stekene',
    phone: '0470 00 00 00',
    email: 'joris@x.example',
  })
})

test.each([
  ['has the address of the office', 'Stekene@x.example', '0470 00 00 00'],
  ['has none', undefined, '0470 00 00 00'],
])('an agent who %s gets no second mail', (_, agentEmail, phone) => {
  const found = whoAnswers({ recipients }, { answers: {}, home: home('stekene', 'Joris', agentEmail) })
  expect(found.mailboxes).toEqual([{ name: 'Kantoor stekene', address: 'stekene@x.example' }])
  expect(found.contact).toMatchObject({ phone, name: 'Joris, Kantoor stekene' })
})

test('the moments, the mail, the address and the thank-you page are of one office, whatever was asked', async () => {
  const ids = [...recipients.offices.map(({ id }) => id), 'hamme']
  const asked = fc.record({
    form: fc.constantFrom(...formIds),
    homeOffice: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    chosen: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    zip: fc.option(fc.constantFrom('9190', '9290', '9240', '1000'), { nil: undefined }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ form, homeOffice, chosen, zip }) => {
      const subjects: SubjectsFile = homeOffice === undefined ? {} : { 'property/1': home(homeOffice) }
      const site = { ...languages('nl'), file: { ...formsFile(), recipients }, subjects }
      const words = createSiteWords(() => new Map([['nl', site]]), testOrigin)
      const answers: Answers = { office: chosen, zip }
      const sent = toSentForm({ id: 1, form, locale: 'nl', answers, subject: 'property/1', at: 0 }, words)
      const found = officeFor(recipients, answers, words.subject('property/1', 'nl')?.officeId)
      const { office, mailboxes, contact } = whoAnswers(words, { answers, home: sent.about?.('nl') })
      expect(office?.id).toBe(found?.id)
      expect(contact.email).toBe((found ?? recipients.agency).email)
      expect(agencyMail(sent, mailboxes, 'nl').to.address).toBe((found ?? recipients.agency).email)
      const moments = await offeredMoments(
        words,
        { language: site, answers, subject: 'property/1' },
        { taken: () => Promise.resolve(new Map()), now: Date.parse('2026-11-24T10:00:00Z') },
      )
      expect(moments).toMatchObject(
        found === undefined ? { days: [], reason: 'officeUnknown' } : { office: found.id },
      )
      const slots = moments.days.flatMap(({ slots }) => slots.map(({ value }) => parseSlot(value)?.office))
      expect([...new Set(slots)]).toEqual(found === undefined ? [] : [found.id])
      // Without an office no moment can be booked.
      if (found === undefined) return
      const booking = {
        token: 'x',
        submission_id: 1,
        office: found.id,
        starts: '2026-11-26T10:00',
        seat: 0,
        sequence: 0,
        closed_told_at: null,
        status: 'confirmed' as const,
        minutes: null,
        moved_from: null,
        reason: null,
        outcome: null,
        report: null,
        report_lang: null,
        wish: null,
      }
      const appointment = toAppointment(booking, recipients, sent)
      expect(appointment?.office).toBe(found)
      expect(moments.place ?? '').toContain(
        // A valuation that staff plan is at the address that was given.
        appointment === undefined || isValuation({ form }) ? '' : appointmentWords(appointment, 'nl').place,
      )
    }),
  )
})
