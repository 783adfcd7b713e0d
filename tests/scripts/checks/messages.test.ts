import { describe, expect, test } from 'vitest'
import type { Localised } from '#domain/values/locale.ts'
import type { Messages } from '#i18n/create-words.ts'
import { checkMessages } from '#scripts/checks/messages.ts'
import { findMessageUses } from '#scripts/checks/message-uses.ts'

const sound: Localised<Messages> = {
  nl: {
    'card.count_one': '{{count}} pand',
    'card.count_other': '{{count}} panden',
    'card.title': 'Te koop in {{town}}',
  },
  fr: {
    'card.count_one': '{{count}} bien',
    'card.count_other': '{{count}} biens',
    'card.title': 'À vendre à {{town}}',
  },
  en: {
    'card.count_one': '{{count}} property',
    'card.count_other': '{{count}} properties',
    'card.title': 'For sale in {{town}}',
  },
  de: {
    'card.count_one': '{{count}} Objekt',
    'card.count_other': '{{count}} Objekte',
    'card.title': 'Zu verkaufen in {{town}}',
  },
}
const code = "t('card.count', { count }) + t('card.title', { town })"

function check(messages: Partial<Localised<Messages>>, source = code): readonly string[] {
  return checkMessages({ ...sound, ...messages }, uses(source))
}

function uses(text: string) {
  return findMessageUses([text], ['card'])
}

/** Returns the valid messages of a language with some texts replaced. */
function card(locale: 'nl' | 'fr' | 'en' | 'de', texts: Messages): Messages {
  const changed = Object.entries(texts).map(([name, text]) => [`card.${name}`, text])
  return { ...sound[locale], ...Object.fromEntries(changed) }
}

describe('checkMessages', () => {
  test('finds nothing when the languages agree and all messages are used', () => {
    expect(check({})).toEqual([])
  })

  test.each([
    [
      'a missing key',
      { fr: { 'card.count_one': '{{count}} bien', 'card.count_other': '{{count}} biens' } },
      'fr/card.json: card.title is missing',
    ],
    [
      'a key that Dutch has not',
      { de: card('de', { extra: 'mehr' }) },
      'de/card.json: card.extra is not in the Dutch file',
    ],
    ['an empty text', { en: card('en', { title: ' ' }) }, 'card.title is empty'],
    ['a lost placeholder', { en: card('en', { title: 'For sale' }) }, 'card.title lacks {{town}}'],
    [
      'a misspelt placeholder',
      { en: card('en', { title: 'For sale in {{town}} {{twon}}' }) },
      'card.title has {{twon}}',
    ],
    [
      'a straight apostrophe',
      { en: card('en', { title: "What's for sale in {{town}}" }) },
      'straight apostrophe',
    ],
    ['a French colon after an ordinary space', { fr: card('fr', { title: '{{town}} : biens' }) }, 'U+00A0'],
    ['English quotation marks in French', { fr: card('fr', { title: '“{{town}}”' }) }, 'quotation marks'],
  ])('finds %s', (_, trees, message) => {
    expect(check(trees)).toEqual([expect.stringContaining(message)])
  })

  test('finds a plural form without its partner', () => {
    const { nl, ...others } = sound
    const trees = { nl: { 'card.count_one': 'een pand', 'card.title': 'Te koop in {{town}}' }, ...others }
    expect(nl).toBeDefined()
    expect(checkMessages(trees, uses(code))).toContainEqual(
      expect.stringContaining('card.count_one has no card.count_other'),
    )
  })

  test('finds an untranslated Dutch text', () => {
    const dutch = 'Deze zin is nog altijd Nederlands in {{town}}'
    const trees = { ...sound, nl: card('nl', { title: dutch }), en: card('en', { title: dutch }) }
    expect(checkMessages(trees, uses(code))).toEqual([
      expect.stringContaining('en/card.json: card.title is the Dutch text'),
    ])
  })

  test('accepts a singular form without the number', () => {
    expect(check({ fr: card('fr', { count_one: 'un seul bien' }) })).toEqual([])
  })

  test('finds an unused message', () => {
    expect(check({}, "t('card.count', { count })")).toEqual([
      expect.stringContaining('card.title is used nowhere'),
    ])
  })
})

describe('findMessageUses', () => {
  test('a computed key uses all messages that it may match', () => {
    expect(check({}, 't(`card.${name}`)')).toEqual([])
  })

  test('a key passed as a value counts as a use, one in a comment does not', () => {
    expect(check({}, "const keys = ['card.count', 'card.title']")).toEqual([])
    expect(check({}, "/* 'card.title' */ t('card.count') // 'card.title'")).toHaveLength(1)
  })
})
