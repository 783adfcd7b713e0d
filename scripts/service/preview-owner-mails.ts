import { monthOf, previousMonth } from '#domain/owners/figures/month.ts'
import { localTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import {
  changedLetter,
  confirmEmailLetter,
  passwordLetter,
  signedInLetter,
  staffLetter,
  welcomeLetter,
} from '#service/owners/accounts/account-letters.ts'
import { newsLetter } from '#service/portal/mails/news-letter.ts'
import { type OwnersSite, readerContext } from '#service/portal/mails/reader-context.ts'
import { reportLetter } from '#service/portal/mails/report-letter.ts'
import { nameOfHome } from '#service/portal/views/kit/home-facts.ts'

/** A letter of a preview, with its name. */
type NamedLetter = readonly [name: string, letter: Letter]

/** 7:00 on Sunday 1 November 2026 in Belgium. */
const now = Date.parse('2026-11-01T06:00:00Z')
const { on: today } = toBrussels(now)

/** Returns every mail to an owner in a language, about a home of the site. */
export function previewOwnerLetters(
  site: OwnersSite,
  locale: Locale,
  subject: string,
): readonly NamedLetter[] {
  const { words } = site
  const owner = { id: 'preview', name: 'An De Backer', email: 'an.debacker@voorbeeld.example', locale }
  const link = { href: words.portalLink('password/abc', locale), until: now + 3_600_000 }
  const about = words.subject(subject, locale)
  const account: readonly NamedLetter[] = [
    ['welcome', welcomeLetter(owner, { ...link, homes: about === undefined ? [] : [about] }, words)],
    ['staff', staffLetter(owner, link, words)],
    ['password', passwordLetter(owner, link, words)],
    ['confirm-email', confirmEmailLetter(owner, link, words)],
    ...(['passwordChanged', 'secondStepOn', 'secondStepOff', 'emailChanging', 'emailChanged'] as const).map(
      (changed): NamedLetter => [changed, changedLetter(owner, changed, words, now)],
    ),
    ['signed-in', signedInLetter(owner, [about?.title ?? subject], words, now)],
  ]
  const context = readerContext(site, { owner, subject, now })
  if (context === undefined) return account
  const home = sampleHome(subject, locale)
  const stop = words.portalLink('stop/abc', locale)
  const month = previousMonth(monthOf(today))
  const news = {
    name: nameOfHome(home, context),
    news: [
      ...home.viewings.slice(-1).map((viewing) => ({ kind: 'viewing' as const, viewing })),
      ...home.offers.map((offer) => ({ kind: 'offer' as const, offer })),
    ],
  }
  return [
    ...account,
    ['report', reportLetter({ home, month, owner, hasOthers: false, stop }, words, context)],
    ['news', newsLetter({ owner, homes: [news], stop }, words, context)],
  ]
}

/** A home with some visits, viewings and an offer; its texts are in one language. */
function sampleHome(subject: string, locale: Locale): OwnedHome {
  const first = addDays(today, -40)
  const said = (text: string) => ({ text, locale })
  const viewing = (id: string, days: number, status: Viewing['status']): Viewing => ({
    id,
    at: localTime(addDays(today, days), '14:00'),
    status,
    visitor: said('D., Lokeren'),
    visitNumber: 1,
  })
  return {
    subject,
    mandate: { goal: 'sale', place: 'Donklaan 00, Berlare', onlineSince: first, availability: 'available' },
    pageVisits: Array.from({ length: 40 }, (_, index) => ({
      on: addDays(first, index),
      source: 'site',
      visits: 24 + ((index * 7) % 19),
    })),
    documentRequests: [localTime(addDays(today, -20), '09:30'), localTime(addDays(today, -12), '19:05')],
    viewings: [viewing('1', -29, 'done'), viewing('2', -15, 'done'), viewing('3', 5, 'confirmed')],
    communications: [],
    publications: [
      {
        id: '1',
        kind: 'portal',
        medium: 'Portaal A',
        since: first,
        views: [{ on: addDays(today, -27), count: 340 }],
      },
    ],
    events: [{ id: '1', on: addDays(today, -18), title: said('Instagram') }],
    documents: [],
    wanted: [{ kind: 'electricity', askedOn: addDays(today, -30) }],
    offers: [
      {
        id: '1',
        receivedAt: localTime(addDays(today, -1), '19:05'),
        amount: euroCents(372_000),
        bidder: said('D., Lokeren'),
        conditions: [],
      },
    ],
  }
}
