import { expect, test } from 'vitest'
import type { ListingSubject, SubjectsFile } from '#contracts/subjects-file.ts'
import type { FormId } from '#forms/form.ts'
import { appointmentMails } from '#service/requests/bookings/appointment-mails.ts'
import { toAppointment } from '#service/requests/bookings/appointment.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { languages } from '#tests/support/languages.ts'
import { formsFile, testOrigin } from '#tests/support/service/test-service.ts'

const home: ListingSubject = {
  kind: 'sale',
  state: 'available',
  title: 'Woning',
  href: '/nl/te-koop/7/',
  place: 'Donklaan 00, 9290 Berlare',
  officeId: 'berlare',
  query: 'property=7',
  wanted: 'goal=sale&city=berlare',
  agent: { name: 'Noor', initials: 'N', phone: { href: 'tel:+3252000000', words: '052 00 00 00' } },
}

/** Returns the buttons of the mail about an appointment that is off, with where each leads. */
function buttonsOf(form: FormId, about?: ListingSubject): readonly string[] {
  const subjects: SubjectsFile = about === undefined ? {} : { 'property/7': about }
  const site = { ...languages('nl'), file: formsFile(), subjects }
  const words = createSiteWords(() => new Map([['nl', site]]), testOrigin)
  const subject = about && 'property/7'
  const answers = { firstName: 'Elke', email: 'elke@x.example' }
  const sent = toSentForm({ id: 1, form, locale: 'nl', answers, subject, at: 0 }, words)
  const booking = {
    token: 'x',
    submission_id: 1,
    office: 'berlare',
    starts: '2026-11-26T10:00',
    seat: null,
    sequence: 1,
    closed_told_at: null,
    status: 'confirmed' as const,
    minutes: null,
    moved_from: null,
    reason: 'agency' as const,
    outcome: null,
    report: null,
    report_lang: null,
    wish: null,
  }
  const appointment = toAppointment(booking, words.recipients, sent)
  if (appointment === undefined) throw new Error('the moment is none')
  return appointmentMails('cancelled', appointment, words, 0).flatMap(({ content }) =>
    content.blocks.flatMap((block) =>
      block.kind === 'buttons'
        ? block.buttons.map(({ label, href }) => `${label}: ${href.slice(testOrigin.length)}`)
        : [],
    ),
  )
}

const tellMe = 'Verwittig mij bij iets nieuws: /nl/demand-register/?goal=sale&city=berlare'

test.each<readonly [what: string, form: FormId, about: ListingSubject | undefined, found: readonly string[]]>(
  [
    [
      'a visit can be planned again, and homes like it are told of',
      'request-visit',
      home,
      ['Plan een ander bezoek: /nl/request-visit/?property=7', tellMe],
    ],
    ['a home that is sold is visited no more', 'request-visit', { ...home, state: 'sold' }, [tellMe]],
    ['of a home that is gone nothing is known', 'request-visit', undefined, []],
    [
      'an appointment at the office can be made again',
      'contact-appointment',
      undefined,
      ['Maak een nieuwe afspraak: /nl/contact-appointment/'],
    ],
  ],
)('%s', (_, form, about, found) => {
  expect(buttonsOf(form, about)).toEqual(found)
})
