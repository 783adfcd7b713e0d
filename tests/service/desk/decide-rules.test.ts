import { describe, expect, test } from 'vitest'
import type { DeskPage } from '#service/desk/desk-page.ts'
import {
  beginDeciding,
  checkRelease,
  type Choice,
  type Deciding,
  readAnswer,
  type Releasing,
} from '#service/desk/offers/decide-rules.ts'
import type { DeskOffer } from '#service/desk/offers/read-offers.ts'
import { locales } from '#domain/values/locale.ts'
import { languages } from '#tests/support/languages.ts'

const { t } = languages('nl')
/** A minute past ten in Belgium. */
const now = Date.parse('2026-11-25T09:01:00Z')
const page = { t, now, locale: 'nl', today: '2026-11-25', staff: { name: 'noor' } } as unknown as DeskPage

function offer(lastName: string, more: Partial<DeskOffer> = {}): DeskOffer {
  const confirmed = { confirmed_at: Date.parse('2026-11-24T08:30:40Z'), stands: 'released' as const }
  return { answers: { lastName }, sent: { locale: 'nl' }, ...confirmed, ...more } as unknown as DeskOffer
}

describe('a release', () => {
  const one = offer('Declercq')
  const about = { owners: [] } as unknown as Releasing['about']
  const check = (advice: string, changes: Partial<Releasing> = {}) => {
    const offers = [one, offer('Claes'), offer('Ng')]
    checkRelease({ home: 'property/1', offers, picked: [one], about, advice, ...changes }, page)
  }

  test.each([
    ['nothing is ticked', 'Wacht nog.', { picked: [] }, 'Vink minstens één bod aan'],
    ['the advice is longer than 2000 letters', 'x'.repeat(2001), {}, 'Hou uw raad onder 2000 tekens'],
    ['it names a bidder who is released', 'Neem Declercq', {}, 'de naam van een bieder'],
    ['it names a bidder who is not', 'Neem Claes', {}, 'de naam van een bieder'],
  ])('is refused where %s', (_, advice, changes, words) => {
    expect(() => check(advice, changes)).toThrow(words)
  })

  test('goes on with advice of 2000 letters, and where two letters of a name are part of a word', () => {
    expect(() => check(`Nog ${'x'.repeat(1996)}`)).not.toThrow()
    expect(() => check('Neem de hoogste: Ng of lang wachten')).not.toThrow()
  })
})

describe('a decision', () => {
  const chosen = offer('Verlinden')
  const typing = (texts: Readonly<Record<string, string>>, changes: Partial<Deciding> = {}): Deciding => {
    const right = { way: 'mail', day: '2026-11-25', hour: '10:00', text: 'Uw bod is aanvaard.' }
    const typed = (name: string): string => ({ ...right, ...texts })[name] ?? ''
    const choice = { act: 'accept', home: 'property/1', offers: [chosen], chosen } as const
    return { ...choice, others: [], told: [], typed, ...changes }
  }

  test.each([
    ['10:00', '10:00'],
    ['9.05', '09:05'],
    ['9h05', '09:05'],
    ['10', '10:00'],
    // The minute in which it is typed.
    ['10:01', '10:01'],
  ])('at %s is recorded at %s, with how the owner said it', (hour, at) => {
    expect(readAnswer(typing({ hour }), page)).toEqual({ saidAt: `2026-11-25T${at}`, way: 'mail' })
  })

  test.each([
    ['2026-11-25', '10:02'],
    ['2026-11-26', '09:00'],
    ['2026-11-24', '09:29'],
    ['2026-11-25', '24:00'],
    ['2026-11-25', '9:60'],
    ['2026-11-25', 'straks'],
    ['25 november', '10:00'],
  ])('on %s at %s is refused: it is no moment between the offer and now', (day, hour) => {
    expect(() => readAnswer(typing({ day, hour }), page)).toThrow(
      'Kies een dag en een uur tussen het bod en nu',
    )
  })

  test('may be of the very minute in which the offer was confirmed', () => {
    const { saidAt } = readAnswer(typing({ day: '2026-11-24', hour: '09:30' }), page)
    expect(saidAt).toBe('2026-11-24T09:30')
  })

  test.each(['', 'sms'])('is refused without the way in which the owner said it: “%s”', (way) => {
    expect(() => readAnswer(typing({ way }), page)).toThrow('Kies hoe de eigenaar het zei')
  })

  test('is refused where a bidder who is told would read nothing, or more than a mail holds', () => {
    const told = [offer('Claes', { sent: { locale: 'fr' } as DeskOffer['sent'] })]
    const read = (texts: Readonly<Record<string, string>>) => readAnswer(typing(texts, { told }), page)
    const other = { 'other-fr': 'Le propriétaire a choisi une autre offre.' }
    expect(() => read({ ...other, text: '' })).toThrow('Schrijf wat elke bieder leest')
    expect(() => read({})).toThrow('Schrijf wat elke bieder leest')
    expect(() => read({ ...other, text: 'x'.repeat(10_001) })).toThrow('Schrijf wat elke bieder leest')
    expect(read({ ...other, text: 'x'.repeat(10_000) })).toHaveProperty('way', 'mail')
  })

  test('to decline needs neither a moment nor a way, and records none', () => {
    for (const texts of [{ way: '', day: '', hour: '' }, {}] as readonly Record<string, string>[])
      expect(readAnswer(typing(texts, { act: 'decline' }), page)).toEqual({})
  })

  test.each([
    ['accept', ['Claes', 'Peeters']],
    ['decline', []],
  ] as const)('to %s tells those whose offers still wait: %j', (act, names) => {
    const offers = [
      chosen,
      offer('Claes', { stands: 'new' }),
      offer('Peeters'),
      offer('Maes', { stands: 'ended' }),
      offer('Jacobs', { stands: 'declined' }),
    ]
    const choice: Choice = { act, home: 'property/1', offers, chosen }
    expect(beginDeciding(choice, page).told.map(({ answers }) => answers.lastName)).toEqual(names)
  })

  test.each(locales)(
    'is of this minute where nothing is typed over what the form begins with: %s',
    (locale) => {
      const choice: Choice = { act: 'accept', home: 'property/1', offers: [chosen], chosen }
      const begun = beginDeciding(choice, { ...page, locale })
      const typed = (name: string): string => ({ way: 'letter', text: 'Ja.' })[name] ?? begun.typed(name)
      expect(begun.typed('way')).toBe('')
      expect(readAnswer({ ...begun, typed }, page)).toEqual({ saidAt: '2026-11-25T10:01', way: 'letter' })
    },
  )
})
