import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import { createLanguages } from '#i18n/languages.ts'
import { type DeskPage, deskHrefs } from '#service/desk/desk-page.ts'
import { DiaryPage } from '#service/desk/diary/diary-page.tsx'
import type { BookedRow } from '#service/desk/diary/diary-query.ts'
import { eventOf } from '#service/desk/diary/event.tsx'
import type { ShownWeek } from '#service/desk/diary/week.tsx'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import type { Block } from '#service/requests/calendars/blocks.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { formsFile, testOrigin, testSubjects } from '#tests/support/service/test-service.ts'

/** A Tuesday, 11 o'clock in Belgium. */
const now = Date.parse('2026-11-24T10:00:00Z')
const [office] = formsFile().recipients.offices
const { calendar } = office ?? {}
if (calendar === undefined) throw new Error('the office of the tests has no calendar')

/** What the diary is made of for an agent of the office, whose days are those of a calendar. */
function pageWith(own: Calendar | undefined): DeskPage {
  const { recipients, ...file } = formsFile()
  const offices = recipients.offices.map((each) => ({ ...each, calendar: own }))
  const { t } = createLanguages()('nl')
  const site = {
    file: { ...file, recipients: { ...recipients, offices } },
    subjects: testSubjects,
    locale: 'nl',
    t,
  } as const
  const words = createSiteWords(() => new Map([['nl', site]]), testOrigin)
  const staff = { id: 'noor', role: 'agent', office: 'berlare' }
  const today = toBrussels(now).on
  const page = { t, words, staff, now, today, locale: 'nl', locales: ['nl'], subjects: testSubjects }
  // A part of what a page has: what the week reads.
  return { ...page, hrefs: deskHrefs('nl') } as unknown as DeskPage
}

const visit = {
  form: 'request-visit',
  lang: 'nl',
  subject: 'property/2417',
  payload: JSON.stringify({ lastName: 'Van Damme' }),
  created_at: now,
  agent: 'noor',
  office: 'berlare',
  seat: 0,
  sequence: 0,
  status: 'confirmed',
  starts: '2026-11-27T14:00',
  minutes: null,
  outcome: null,
  reason: null,
}

/** Returns the lines of a part of a page. */
const linesOf = (html: string): readonly string[] =>
  html
    .replaceAll(/<\/(?:h\d|p|li|div|a|form)>|<\/(?:b|span)>(?=<(?:a|span|form))/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Returns the lead of a week, the lines of each of its days, with who has what, and its links to appointments. */
function shownIn(changes: Partial<ShownWeek>, rows: readonly Partial<BookedRow>[] = []) {
  const page = pageWith('calendar' in changes ? changes.calendar : calendar)
  const people = [
    { id: 'noor', name: 'Noor Van Acker' },
    { id: null, name: 'niemand' },
  ]
  const shown: ShownWeek = {
    query: { office: 'berlare', week: day('2026-11-23') },
    events: rows.map((row, index) => eventOf({ ...visit, id: index + 1, ...row } as BookedRow, page)),
    people,
    calendar,
    taken: new Map(),
    blocks: [],
    ...changes,
  }
  const view = (
    <DiaryPage title="Agenda" {...{ shown, people, page }}>
      {null}
    </DiaryPage>
  )
  const html = renderToStaticMarkup(view).replaceAll('\u00A0', ' ')
  const [head = '', ...days] = html.split('<p class="legend"')[0]?.split('<section') ?? []
  return {
    lead: linesOf(head)[1],
    heading: /<h2>([^<]*)/.exec(head)?.[1],
    days: days.map((part) => {
      const [own = '', ...cells] = `<section${part}`
        .replace(/<h4>[^<]*<\/h4>/, '')
        .split('<div class="wcell">')
      const had = cells.map((cell) => {
        const [, name, rest = ''] = /([^<>]+)<\/h4>(.*)/s.exec(cell) ?? []
        return rest.split('</li>').flatMap((one) => {
          const lines = linesOf(one)
          return lines.length === 0 ? [] : [`${name}: ${lines.join(', ')}`]
        })
      })
      return [...linesOf(own), ...had.flat()]
    }),
    links: [...html.matchAll(/href="[^"]*week=2026-W48&amp;(booking=[^"]*)"/g)].map(([, asked]) =>
      asked?.replaceAll('&amp;', '&'),
    ),
  }
}

const hours = (changes: Partial<Calendar>) => ({ calendar: { ...calendar, ...changes } })
const taken = new Map([['2026-11-26T10:00', 1]])
const thursday = day('2026-11-26')
const next = { office: 'berlare', week: day('2026-11-30') }

test.each<readonly [what: string, changes: Partial<ShownWeek>, at: number, free: readonly string[]]>([
  ['that is over', {}, 0, ['voorbij']],
  ['without hours', {}, 2, ['geen uren']],
  ['with hours', {}, 3, ['10 uur', '10.30 uur']],
  ['with a moment that is taken', { taken }, 3, ['10 uur vol', '10.30 uur']],
  ['with one of two seats left', { ...hours({ seats: 2 }), taken }, 3, ['10 uur·1 plaats', '10.30 uur']],
  ['on which it is closed', hours({ closed: [{ first: thursday, last: thursday }] }), 3, ['gesloten']],
  ['of an office without a calendar', { calendar: undefined }, 3, ['geen uren op de site']],
  ['that is too soon', hours({ leadHours: 100 }), 3, ['sluit 100 uur vooraf']],
  ['that is too far ahead', { query: next }, 3, ['opent op 26 nov']],
  [
    'of a Sunday with hours',
    hours({ hours: { sunday: [{ from: '10:00', until: '10:30' }] } }),
    6,
    ['10 uur'],
  ],
])('a day %s says what is free on the site, or why nothing is', (_, changes, at, free) => {
  expect(shownIn(changes).days[at]?.slice(2)).toEqual(free)
})

test('a day on which an office is closed says why, where that has a name', () => {
  const week = { office: 'berlare', week: day('2027-05-17') }
  const monday = shownIn({ query: week }).days[0]
  expect(monday?.slice(0, 2)).toEqual([expect.stringContaining('17'), 'Pinkstermaandag'])
  expect(shownIn({ ...hours({ isOpenOnHolidays: true }), query: week }).days[0]?.[1]).toBe('niets gepland')
})

test('each day says how much there is, who has what, and what is wrong with it; a lead sums up', () => {
  const { lead, days, links } = shownIn({}, [
    { starts: '2026-11-23T10:00' },
    { starts: '2026-11-23T15:00', outcome: 'been' },
    { starts: '2026-11-26T10:00', status: 'waiting', agent: null },
    {},
    { form: 'contact-appointment', subject: null },
    { starts: '2026-11-28T10:00', subject: 'property/99' },
  ])
  const past = 'Nog te komen in deze week: 3 bezoeken en 1 afspraak. '
  expect(lead).toBe(`${past}Eén afspraak klopt niet meer: Kantoor Berlare.`)
  const noor = 'Noor Van Acker'
  const there = 'Van Damme, Donklaan 00, 9290 Berlare'
  expect(days).toEqual([
    [
      'ma 23',
      '2 bezoeken',
      'Eén verslag ontbreekt',
      'voorbij',
      `${noor}: 10–10.30 uur, ${there}, verslag ontbreekt`,
      `${noor}: 15–15.30 uur, ${there}, Geweest`,
    ],
    ['di 24', 'vandaag, niets gepland', 'geen uren'],
    ['wo 25', 'niets gepland', 'geen uren'],
    ['do 26', '1 bezoek', '10 uur', '10.30 uur', `niemand: 10–10.30 uur, ${there}, wacht op antwoord`],
    [
      'vr 27',
      '1 bezoek en 1 afspraak',
      '14 uur',
      '14.30 uur',
      `${noor}: 14–14.30 uur, ${there}`,
      `${noor}: 14–14.30 uur, Van Damme, Kantoor Berlare`,
    ],
    [
      'za 28',
      '1 bezoek',
      'geen uren',
      `${noor}: 10–10.30 uur, Van Damme, Kantoor Berlare, Pand staat niet meer op de site`,
    ],
  ])
  // The visit without a report comes first, in the head of its day.
  const asked = ['1', '1', '2', '3', '4', '5', '6&do=cancel']
  expect(links).toEqual(asked.map((query) => `booking=${query}`))
})

test('an appointment on a day that was closed since is wrong', () => {
  const { lead, days } = shownIn(hours({ closed: [{ first: thursday, last: thursday }] }), [
    { starts: '2026-11-26T10:00' },
  ])
  expect(lead).toContain('Eén afspraak klopt niet meer: Donklaan 00, 9290 Berlare.')
  expect(days[3]?.at(-1)).toMatch(/Van Damme, Donklaan 00, 9290 Berlare, .*gesloten/)
})

test('a week within a month names it once', () => {
  const headings = [shownIn({}).heading, shownIn({ query: next }).heading]
  expect(headings).toEqual(['23 tot 28 november', '30 november tot 5 december'])
})

const moment = (text: string): number => fromBrussels(day(text.slice(0, 10)), text.slice(11))
const blocked = 'Geblokkeerde tijd, Hef op'
const meeting = { agent: undefined, office: 'berlare', text: 'Vergadering' }

test.each<readonly [what: string, from: string, until: string, more: Partial<Block>, said: object]>([
  [
    'can be lifted',
    '2026-11-26T13:00',
    '2026-11-26T15:00',
    {},
    { 3: `Noor Van Acker: 13–15 uur, ${blocked}` },
  ],
  [
    'are said of each day',
    '2026-11-25T13:00',
    '2026-11-27T09:00',
    {},
    {
      2: `Noor Van Acker: Vanaf 13 uur, ${blocked}`,
      3: `Noor Van Acker: Hele dag, ${blocked}`,
      4: `Noor Van Acker: Tot 9 uur, ${blocked}`,
    },
  ],
  [
    'of an own calendar cannot be lifted, and end at midnight',
    '2026-11-26T00:00',
    '2026-11-27T00:00',
    { origin: 'feed' },
    { 3: 'Noor Van Acker: Hele dag, Bezet, uit eigen agenda' },
  ],
  ['of an office are for managers', '2026-11-26T13:00', '2026-11-26T15:00', meeting, { 3: 'Vergadering' }],
])('blocked hours %s', (_, from, until, more, said) => {
  const own = { id: 1, origin: 'own', text: '', agent: 'noor' } as const
  const { days } = shownIn({ blocks: [{ ...own, from: moment(from), until: moment(until), ...more }] })
  const last = days.map((lines, at) => [at, lines.at(-1) ?? ''] as const)
  expect(Object.fromEntries(last.filter(([, line]) => /Hef|Bezet|Verg/.test(line)))).toEqual(said)
})
