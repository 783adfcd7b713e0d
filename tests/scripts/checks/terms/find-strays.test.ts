import { expect, test } from 'vitest'
import { mapLocales } from '#domain/values/locale.ts'
import { findStrays } from '#scripts/checks/terms/find-strays.ts'
import { parseTerms } from '#scripts/checks/terms/glossary.ts'

const deed = {
  nl: { word: 'eigendomstitel' },
  fr: {
    word: 'titre de propriété',
    except: [{ at: '*/fr/deeds.json: *', why: 'a heading of another list' }],
  },
  de: { word: 'Eigentumsurkunde' },
}
const { terms } = parseTerms('papers.json', JSON.stringify({ deed }))
const none = mapLocales(() => ({}))

test('two messages that are one word in Dutch are that word’s translation in each language', () => {
  const messages = {
    ...none,
    nl: {
      'labels.deed': 'Eigendomstitel',
      'portal.deed': 'Eigendomstitels',
      'portal.more': 'Uw eigendomstitel',
    },
    de: { 'labels.deed': 'Eigentumsurkunde', 'portal.deed': 'Eigentumstitel', 'portal.more': 'Ihr Titel' },
  }
  expect(findStrays(terms, messages).findings).toEqual([
    'content/messages/de/portal.json: deed: “Eigentumstitel”: write “Eigentumsurkunde” (deed)',
  ])
})

test('a place that is excepted may say something else', () => {
  const messages = { ...none, nl: { 'deeds.title': 'Eigendomstitel' }, fr: { 'deeds.title': 'Titres' } }
  const { findings, used } = findStrays(terms, messages)
  expect(findings).toEqual([])
  expect(used.size).toBe(1)
})
