import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import { renderHtml } from '#service/kit/mail/html/render-html.tsx'
import type { MailContent } from '#service/kit/mail/letter.ts'
import { renderText } from '#service/kit/mail/render-text.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { visitorMail } from '#service/requests/form-mails/visitor-mail.ts'
import { languages } from '#tests/support/languages.ts'
import { look as lookOf } from '#tests/support/service/mail-look.ts'

const look = lookOf()
const office = { name: 'Kantoor Berlare', address: 'berlare@x.example' }
const visit: SentForm = {
  id: 1183,
  form: 'request-visit',
  locale: 'nl',
  languages,
  answers: {
    firstName: 'Elke',
    lastName: '<b>Van Damme</b>',
    email: 'elke@x.example',
    phone: '0470 00 00 00',
    remark: 'Eerste regel.\nTweede regel.',
  },
  subject: 'property/2417',
  about: () => ({
    kind: 'sale',
    state: 'available',
    title: 'Woning aan het Donkmeer',
    href: 'https://x.example/nl/2417/',
    place: 'Donklaan 00, 9290 Berlare',
    price: '€ 389.000',
    picture: { src: 'https://x.example/pictures/a.jpg', width: 1200, height: 800 },
    pictureAlt: 'Halfopen bakstenen woning',
    officeId: 'berlare',
  }),
  at: Date.parse('2026-11-23T15:41:07Z'),
}

function open(content: MailContent): Document {
  return new JSDOM(renderHtml(content, look)).window.document
}
const agency = open(agencyMail(visit, [office], 'nl').content)

test('the agency sees the home with its picture, and can call and answer with one press', () => {
  const hrefs = [...agency.querySelectorAll('a')].map(({ href }) => href)
  expect(hrefs).toContain('https://x.example/nl/2417/')
  expect(hrefs).toContain('tel:+32470000000')
  expect(hrefs).toContain('mailto:elke@x.example')
  expect(agency.querySelector('img:not([alt=""])')).toMatchObject({
    src: 'https://x.example/pictures/a.jpg',
    alt: 'Halfopen bakstenen woning',
  })
})

test('what a visitor writes is text, with its lines', () => {
  expect(agency.querySelector('b')).toBeNull()
  expect(agency.querySelector('h1')?.textContent).toBe(
    'Bezoek, nog geen moment, Donklaan 00 Berlare: Elke <b>Van Damme</b>',
  )
  const remark = [...agency.querySelectorAll('tr')].find((row) =>
    row.querySelector('th')?.textContent.startsWith('Opmerking'),
  )
  expect(remark?.querySelector('td')?.innerHTML).toBe('Eerste regel.<br>Tweede regel.')
})

test('nothing is loaded but the icon and the picture of the home, and no script runs', () => {
  expect(agency.querySelectorAll('script, link, iframe, object, form')).toHaveLength(0)
  expect(agency.querySelectorAll('img')).toHaveLength(2)
  expect(agency.documentElement.outerHTML).not.toMatch(/url\(|@import|@font-face/)
})

test('the mail says its language, and who sends it', () => {
  expect(agency.documentElement.lang).toBe('nl-BE')
  const { company } = look
  for (const line of company) expect(agency.body.textContent).toContain(line)
})

test('HTML and text say the same in the same order', () => {
  const { content } = visitorMail(visit, { ...office, email: office.address, phone: '052000000' }) ?? {}
  if (content === undefined) throw new Error('no mail to the visitor')
  const page = open(content)
  page.querySelector('body > div')?.remove()
  for (const end of page.querySelectorAll('br, th')) end.after(' ')
  const said = content.blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text]
    return block.kind === 'answers'
      ? [block.heading, ...block.rows.slice(1).map(({ label, text }) => `${label} ${text}`)]
      : []
  })
  const words = (text: string): string => text.replaceAll(/[\s:]+/g, ' ').toLowerCase()
  for (const part of [page.body.textContent, renderText(content, look)]) {
    const pattern = [
      content.title,
      ...said,
      content.sender,
      ...content.notes.map(({ text }) => text),
      ...look.company,
    ]
    const places = pattern.map((text) => words(part).indexOf(words(text ?? '?')))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  }
})

test('no answer breaks out of its cell', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"><img src=x>', '<!--', '</td></table>'),
      (text, end) => {
        const answers = { ...visit.answers, remark: `${text}${end}` }
        const page = open(agencyMail({ ...visit, answers }, [office], 'nl').content)
        expect(page.querySelectorAll('img')).toHaveLength(2)
        expect(page.body.textContent).toContain('Aanvraag 1183')
      },
    ),
    { numRuns: 30 },
  )
})

test('figures and bars are cells of a table, and the text says what they show', () => {
  const content: MailContent = {
    locale: 'nl',
    title: 'Oktober',
    preheader: '',
    blocks: [
      {
        kind: 'figures',
        figures: [
          { count: '1.082', label: 'bezoeken aan uw pagina', note: 'gemiddeld 35 per dag' },
          { count: '0', label: 'biedingen' },
        ],
      },
      {
        kind: 'bars',
        label: '60 bezoeken in oktober.',
        bars: [
          { count: 20, isBusiest: false },
          { count: 40, isBusiest: true },
          { count: 0, isBusiest: false },
        ],
      },
    ],
    notes: [],
  }
  const page = open(content)
  const bars = [...page.querySelectorAll<HTMLElement>('table[aria-hidden] td > div')]
  expect(bars.map(({ style }) => style.height)).toEqual(['48px', '96px', '0px'])
  expect(bars.map(({ className }) => className)).toEqual(['bar', 'busiest', 'bar'])
  const text = renderText(content, look)
  expect(text).toContain(
    'Bezoeken aan uw pagina: 1.082 (gemiddeld 35 per dag)\nBiedingen: 0\n\n60 bezoeken in oktober.',
  )
  expect(text.split('\n').every(({ length }) => length <= 60)).toBe(true)
})

test('a month without visits draws no bar, and breaks nothing', () => {
  const bars = [{ count: 0, isBusiest: false }]
  const block = { kind: 'bars', label: 'Geen bezoeken.', bars } as const
  const page = open({ locale: 'nl', title: '', preheader: '', blocks: [block], notes: [] })
  expect(page.querySelector<HTMLElement>('.bar')?.style.height).toBe('0px')
})
