import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxSlugLength, slugOf } from '#text/slug.ts'

describe('slugOf', () => {
  test.each([
    ['Halfopen woning met zuidtuin', 'halfopen-woning-met-zuidtuin'],
    ["Herenhuis 't Hof, 3 gevels", 'herenhuis-t-hof-3-gevels'],
    ['Eén pand & garage', 'een-pand-garage'],
    ['Cœur de ville à Liège', 'coeur-de-ville-a-liege'],
    ['Straße', 'strasse'],
    ['Ĳzer', 'ijzer'],
    ['Bâtiment ½', 'batiment-1-2'],
    ['512 m² grond', '512-m2-grond'],
    ['--- Villa ---', 'villa'],
    ['', 'pand-2417'],
    ['!?…', 'pand-2417'],
    ['房子', 'pand-2417'],
  ])('%j becomes %s', (text, slug) => {
    expect(slugOf(text, 'pand-2417')).toBe(slug)
  })

  test('German writes umlauts as two letters, Dutch drops the diaeresis', () => {
    expect(slugOf('Büro für Gebäude in Österreich', 'x', 'de')).toBe('buero-fuer-gebaeude-in-oesterreich')
    expect(slugOf('Bu\u0308ro', 'x', 'de')).toBe('buero')
    expect(slugOf('Geïnstalleerde keuken, reünie', 'x', 'nl')).toBe('geinstalleerde-keuken-reunie')
  })

  test('a long text is cut at the end of a word', () => {
    const slug = slugOf(
      'Uitzonderlijk ruime en volledig gerenoveerde vrijstaande woning met zwembad en gastenverblijf',
      'x',
    )
    expect(slug).toBe('uitzonderlijk-ruime-en-volledig-gerenoveerde-vrijstaande-woning-met')
  })

  test('a single long word is cut', () => {
    expect(slugOf('a'.repeat(200), 'x')).toBe('a'.repeat(maxSlugLength))
  })

  test('any text gives one valid segment of at most 70 characters, and a slug does not change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const slug = slugOf(text, 'pand')
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
        expect(slugOf(slug, 'pand')).toBe(slug)
      }),
    )
  })
})
