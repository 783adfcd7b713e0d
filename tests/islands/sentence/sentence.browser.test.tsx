import { beforeEach, describe, expect, inject, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Results } from '#islands/results/Results.tsx'
import { SearchBox } from '#islands/search-box/SearchBox.tsx'
import { builtFiles, enter, find, goTo, serve, showPage, textsOf } from '#tests/support/island/page.ts'

const { list, searchBox } = inject('built')

const field = () => find<HTMLInputElement>('.say input')
const plain = (text = '') => text.replaceAll('\u00A0', ' ')
const heard = () => textsOf('.heard__said').map(plain)
const spoken = () => plain(textsOf('.heard output')[0])

beforeEach(() => {
  document.documentElement.lang = 'nl'
  showPage('')
  goTo('/nl/')
  serve(builtFiles())
})

describe('a sentence on the home page', () => {
  // First: what is loaded stays so.
  test('whose words do not come says so until they do', async () => {
    serve({})
    await render(<SearchBox {...searchBox} />)
    enter(field(), 'in Berlare')
    await expect.poll(() => textsOf('.say [role=alert]').length).toBe(1)
    serve(builtFiles())
    enter(field(), 'in Berlare')
    await expect.poll(heard).toEqual(['Berlare'])
    expect(textsOf('.say [role=alert]')).toEqual([])
  })

  test('says what it became, what was corrected, and how many homes that finds', async () => {
    await render(<SearchBox {...searchBox} />)
    enter(field(), 'in Berlarre tot 500.000 met 2 slaapkamers')
    await expect.poll(heard).toEqual(['BerlareBerlarre', 'Tot € 500.000', '2 slaapkamers of meer'])
    expect(textsOf('.heard s')).toEqual(['Berlarre'])
    await expect.poll(spoken).toBe('1 pand: Kopen, Berlare, Tot € 500.000 en 2 slaapkamers of meer')
  })

  test('says which words it does not know, and what it does with them', async () => {
    await render(<SearchBox {...searchBox} />)
    enter(field(), 'rustig in Berlare')
    await expect
      .poll(() => textsOf('.heard p'))
      .toEqual(['Niet begrepen: ‘rustig’. We zoeken dat in de teksten.'])
    expect(heard()).toEqual(['Berlare'])
    enter(field(), 'xyzzy plugh')
    await expect
      .poll(() => textsOf('.heard p').join(''))
      .toMatch(/^Hierin herkennen we geen plaats, soort, prijs of kamers\. .*Noem een gemeente/)
    enter(field(), '')
    await expect.poll(() => document.querySelector('.heard')).toBeNull()
  })
})

describe('a sentence above a list', () => {
  test('becomes its filters', async () => {
    goTo(list.document.path)
    await render(<Results {...list} />)
    enter(field(), 'in Berlare vanaf 500.000')
    field().form?.requestSubmit()
    await expect.poll(() => location.search).toBe('?city=berlare&price=500000-')
    await expect.poll(spoken).toBe('4 panden: Kopen, Berlare en Vanaf € 500.000')
    // Its filters are the tags of the list.
    expect(heard()).toEqual([])
  })

  test('says of the words that it ranks by how many homes have them', async () => {
    goTo(`${list.document.path}?city=berlare&rank=kk-7&rank=zzyzx`)
    await render(<Results {...list} />)
    await expect
      .poll(() => textsOf('.results-note'))
      .toEqual([
        '‘kk-7’ staat in 1 van de 6 teksten, en die staan bovenaan. Alleen dat pand',
        '‘zzyzx’ staat in geen van de teksten; de volgorde blijft.',
      ])
    const only = new URL(find<HTMLAnchorElement>('.results-note a').href).searchParams
    expect([only.get('q'), only.getAll('rank'), only.getAll('city')]).toEqual([
      'kk-7',
      ['zzyzx'],
      ['berlare'],
    ])
  })
})
