import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createUnitList } from '#client/listing/unit-list.ts'
import { startUnitTools } from '#client/listing/unit-tools.ts'
import { enter, find, goTo, showPage, textsOf } from '#tests/support/island/page.ts'

const path = location.pathname

/** A project of three homes: a loft of one bedroom without a price, a flat of two and one of three. */
const page = `<section data-units><select name="type"><option value=""></option><option value="loft">Loft</option><option value="flat">Flat</option></select>
  <select name="bedrooms"><option value=""></option><option value="2">2+</option></select>
  <select name="sort"><option value="">–</option><option value="-price">Duurste eerst</option></select>
  <output data-some="# van de 3 panden">3 panden</output><p data-when="none">Niets past</p><p data-when="some"><button>Wis</button></p>
  <div class="units"><i data-unit="flat,1,2,90,300000">A</i><i data-unit="flat,2,3,120,400000">B</i><i data-unit="loft,3,1,60,">C</i></div></section>`

const field = (name: string) => find<HTMLSelectElement>(`[name=${name}]`)
const shown = () => textsOf('.units > :not([hidden])').join('')
const said = () => find('output').textContent
const messages = () => textsOf('p:not([hidden])')

describe('the homes of a project', () => {
  beforeEach(() => {
    goTo(path)
    showPage(page)
  })
  const open = (query: string) => {
    goTo(path + query)
    const list = createUnitList(find('section'))
    list.show()
    return list
  }

  test.each([
    ['', 'ABC', '3 panden', []],
    ['?type=flat', 'AB', '2 van de 3 panden', ['Wis']],
    ['?bedrooms=2&sort=-price', 'BA', '2 van de 3 panden. Duurste eerst', ['Wis']],
    ['?sort=-price', 'BAC', '3 panden. Duurste eerst', ['Wis']],
    ['?type=loft&bedrooms=2', '', '0 van de 3 panden', ['Niets past', 'Wis']],
    ['?type=villa&bedrooms=9', 'ABC', '3 panden', []],
  ])('are those of the address %s', (query, homes, words, notes) => {
    open(query)
    expect([shown(), said(), messages()]).toEqual([homes, words, notes])
  })

  test('follow the fields, one step of the history each, and Back', async () => {
    open('?kleur=rood')
    const pushes = vi.spyOn(history, 'pushState')
    const list = createUnitList(find('section'))
    field('type').value = 'flat'
    list.readFields()
    list.readFields()
    expect([location.search, pushes.mock.calls.length, shown()]).toEqual(['?kleur=rood&type=flat', 1, 'AB'])
    pushes.mockRestore()
    history.back()
    await expect.poll(shown).toBe('ABC')
    expect(field('type').value).toBe('')
  })

  test('are all there again once the filters are cleared, with the focus on the first field', () => {
    const list = open('?type=loft')
    list.clear()
    expect([location.search, shown(), document.activeElement]).toEqual([
      '',
      'CAB'.split('').toSorted().join(''),
      field('type'),
    ])
  })
})

describe('the fields above the homes', () => {
  test('answer from their first use on', async () => {
    goTo(path)
    showPage(page)
    startUnitTools()
    enter(field('type'), 'loft')
    await expect.poll(shown).toBe('C')
    find('button').click()
    await expect.poll(shown).toBe('ABC')
  })

  test('show the address at once, unless a choice was made meanwhile', async () => {
    goTo(`${path}?type=loft`)
    showPage(page)
    startUnitTools()
    await expect.poll(shown).toBe('C')
    showPage(page)
    startUnitTools()
    enter(field('type'), 'flat')
    await expect.poll(shown).toBe('AB')
  })

  test('that the browser has filled in again count', async () => {
    goTo(path)
    showPage(page)
    field('type').value = 'loft'
    startUnitTools()
    await expect.poll(shown).toBe('C')
  })
})
