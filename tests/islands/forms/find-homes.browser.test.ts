import { expect, test } from 'vitest'
import type { NamedHome } from '#contracts/homes-file.ts'
import { findHomes } from '#islands/forms/homes/find-home.ts'
import { enter, find, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const home = (id: number, changed: Partial<NamedHome> = {}): NamedHome => ({
  kind: 'sale',
  state: 'available',
  query: `property=${id}`,
  title: `Huis ${id}`,
  place: 'Berlare',
  ...changed,
})

/** Opens a form that is about one home for sale, beside the homes that the site has; types into its field. */
async function search(
  homes: unknown,
): Promise<(words: string) => readonly [said: string, rows: readonly string[]]> {
  document.documentElement.lang = 'nl-BE'
  const messages = JSON.stringify({
    'subjects.which.found_one': '{{count}} pand',
    'subjects.which.found_other': '{{count}} panden',
  })
  const needs = JSON.stringify({ kinds: ['sale'], states: ['available'] })
  showPage(
    `<div id="subject" data-needs='${needs}'></div><div id="which"><input><ul></ul><output data-messages='${messages}' data-none="geen"></output></div>`,
  )
  serve({ '/words/homes-nl.json': homes })
  await findHomes(find('#which'), find('#subject'))
  return (words) => {
    enter(find<HTMLInputElement>('#which input'), words)
    return [find('output').textContent, textsOf('#which li')]
  }
}

test('a home is found by every word of its title, place or reference, whatever their accents', async () => {
  const find = await search([
    home(1, { title: 'Hoeve aan de Écluse', reference: 'BE-77', price: '€ 300.000' }),
    home(2, { title: 'Hoeve in Zele', place: 'Zele' }),
    home(3, { title: 'Verkochte hoeve', state: 'sold' }),
    home(4, { title: 'Hoeve te huur', kind: 'rent' }),
  ])
  expect(find('')).toEqual(['', []])
  expect(find('hoeve')).toEqual([
    '2 panden',
    ['Hoeve aan de ÉcluseBerlare · € 300.000 · BE-77', 'Hoeve in ZeleZele'],
  ])
  expect(find(' ecluse  berlare')[0]).toBe('1 pand')
  expect(find('be-77')[0]).toBe('1 pand')
  expect(find('hoeve kasteel')).toEqual(['geen', []])
  expect(find('  ')).toEqual(['', []])
})

test('of many homes eight are shown, each a link to the form about it, and all are counted', async () => {
  const find = await search(Array.from({ length: 12 }, (_, at) => home(at + 1)))
  const [said, rows] = find('huis')
  expect([said, rows.length]).toEqual(['12 panden', 8])
  expect(document.querySelector('#which a')?.getAttribute('href')).toBe('?property=1')
})

test('homes that cannot be read now are not taken for none', async () => {
  await expect(search(undefined)).rejects.toThrow('404')
  const fails = () => {
    throw new TypeError('offline')
  }
  await expect(search(fails)).rejects.toThrow('offline')
})
