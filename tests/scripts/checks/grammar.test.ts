import { describe, expect, test } from 'vitest'
import { checkGrammar, findFaults } from '#scripts/checks/built/words/grammar.ts'

describe('the grammar of what is said', () => {
  test.each([
    ['nl', 'Uw afspraak om 10:00'],
    ['nl', 'ontvangen om 16:41:00'],
    ['nl', 'tussen 10:00–13:00'],
    ['nl', 'om 09 uur'],
    ['nl', 'druk op “Bedankt”'],
    ['en', 'press “Send”'],
    ['fr', 'Score P: A'],
    ['fr', 'Merci !'],
    ['fr', 'depuis le centre de Alost'],
    ['fr', 'à 3 km de Écaussinnes'],
    ['fr', 'Ce que Elke lira'],
    ['fr', 'la gare de Le Coq'],
    ['fr', 'un bien à Le Roeulx'],
    ['fr', 'dès 08h'],
    ['fr', 'à 23h25'],
    ['fr', '3 chambres, 124 m², Label PEB A'],
    ['en', 'Villa with a 8 m² terrace'],
    ['en', 'a 11 m² terrace'],
    ['en', 'a 18,000 m² plot'],
    ['en', 'a 84 m² garden'],
    ['en', 'an 951 m² garden'],
    ['en', 'a apartment'],
    ['en', 'an unit'],
    ['en', 'Tomorrow at 10:00'],
    ['de', 'Ihr Termin um 10:00'],
    ['de', 'um 07.30 Uhr'],
    ['de', 'Am Sonntag, 1. November 2026'],
    ['de', '87 m², Energielabel A, Verkauft.'],
  ] as const)('in %s a fault is found: %s', (locale, text) => {
    expect(findFaults(text, locale).length).toBeGreaterThan(0)
  })

  test.each([
    ['nl', 'zondag 1 november 2026, 16.41\u00A0uur; 9–12.30\u00A0uur; schaal 1:500'],
    ['fr', 'Score P\u00A0: A, à 10\u00A0h\u00A030, d’Alost, de Gand, à La Panne, label PEB A'],
    ['en', 'an 8 m² terrace and a 110 m² garden at 10.30\u00A0am, a unit, an EPC label'],
    ['de', 'Am Sonntag, dem 1. November 2026, um 7\u00A0Uhr: Energielabel A, verkauft.'],
  ] as const)('in %s what is right is left: %s', (locale, text) => {
    expect(findFaults(text, locale)).toEqual([])
  })

  test('is read in texts and in what is read aloud, not in code, machine values and other languages', () => {
    const page = (body: string) => ({ lang: 'fr-BE', path: '/fr/a/', html: `<body>${body}</body>` })
    expect(checkGrammar([page('<p>centre de <b>Alost</b></p>')])).toHaveLength(1)
    expect(checkGrammar([page('<img alt="gare de Alost">')])).toHaveLength(1)
    expect(
      checkGrammar([
        page(
          '<script>a = "10:00"</script><time datetime="10:00">10\u00A0h</time><p lang="nl">om 10:00, de Oude Weg</p>',
        ),
      ]),
    ).toEqual([])
    // Once for all pages.
    expect(checkGrammar([page('<p>de Alost</p>'), page('<p>de Alost</p>')])).toHaveLength(1)
  })
})
