import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import type { MessageKey, MessageValues } from '#i18n/translate.ts'
import { languages } from '#tests/support/languages.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { WordsProvider } from '#islands/kit/WordsProvider.tsx'

const cases: readonly (readonly [MessageKey, MessageValues])[] = [
  ['personal.share', {}],
  ['personal.empty.compare', {}],
  ['personal.gone', { id: 2417 }],
  ['personal.removeOf', { title: 'Huis & tuin <2>' }],
  ['results.count', { count: 0 }],
  ['results.count', { count: 1 }],
  ['results.count', { count: 1200 }],
  ['results.countProjects', { count: 3 }],
]

describe.each(locales)('the words of an island in %s', (locale) => {
  const lang = grammars[locale].numberTag
  const rendered: string[] = []
  function Words() {
    const t = useWords()
    rendered.push(...cases.map(([key, values]) => t(key, values)))
    return undefined
  }

  test('are there in the first render and equal those of the build', () => {
    const messages = pickMessages(['personal.', 'results.count'], languages(locale))
    renderToString(createElement(WordsProvider, { lang, messages }, createElement(Words)))
    const { t } = languages(locale)
    expect(rendered).toEqual(cases.map(([key, values]) => t(key, values)))
  })
})
