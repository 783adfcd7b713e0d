import { expect, test } from 'vitest'
import { createLanguages } from '#i18n/languages.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewPageAt } from '#views/shown-page.ts'

test('two sites in one process say the same message each in its own words, in views and templates', () => {
  const worded = ['Kies een taal', 'Ga verder'].map((choose) =>
    createContext({}, { languages: createLanguages({ nl: { 'layout.choose': choose } }) }),
  )
  const choices = worded.map((context) => Object(viewPageAt(context, '/').view).choices[0].choose)
  expect(choices).toEqual(['Kies een taal', 'Ga verder'])
  const said = worded.map((context) => viewPageAt(context, '/nl/').t('layout.choose'))
  expect(said).toEqual(choices)
  expect(worded.map((context) => createPage(context, 'nl').ownWords?.['layout.choose'])).toEqual(choices)
  expect(createPage(createContext(), 'nl').t('layout.choose')).not.toBe(choices[0])
})
