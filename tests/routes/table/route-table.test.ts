import { describe, expect, it } from 'vitest'
import {
  createCatalogue,
  createMenuPage,
  createProperty,
  menu,
} from '#tests/support/catalogue/catalogue-factory.ts'
import { tableOf } from '#tests/support/catalogue/expanded-site.ts'

describe('the page at an original address', () => {
  it.each([[['office-berlare', 'sale']], [['sale', 'office-berlare']]])(
    'of a property in the sections %j is the one that search engines keep',
    (sections) => {
      const table = tableOf(createCatalogue({ properties: [createProperty({ sections })] }))
      expect(table.ofOriginal('/property/2417/', 'fr')?.path).toBe(
        '/fr/a-vendre/berlare/halfopen-woning-met-tuin/2417/',
      )
    },
  )

  it('is the first of two pages for which editors typed the same one', () => {
    const twins = [98, 99].map((id) => ({
      ...createMenuPage(id, `kust-${id}`, { kind: 'modules' }),
      original: '/kust/',
    }))
    const table = tableOf(createCatalogue({ menu: [...menu, ...twins] }))
    expect(table.ofOriginal('/kust/', 'nl')?.path).toBe('/nl/kust-98/')
  })
})

describe('a page that the site does not have', () => {
  it('has no page of its kind', () => {
    expect(tableOf(createCatalogue()).ofKind('calculator')).toEqual([])
  })

  it('has no languages, even when another site of the agency has it', () => {
    const [other] = tableOf(createCatalogue({ properties: [createProperty({ id: 9 })] })).ofKind('property')
    const table = tableOf(createCatalogue())
    expect(other && table.alternates(other)).toEqual([])
  })
})
