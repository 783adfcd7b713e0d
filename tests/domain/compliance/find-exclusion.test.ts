import { describe, expect, test } from 'vitest'
import { createExclusionFinder } from '#domain/compliance/find-exclusion.ts'
import { compliance } from './compliance-rules.ts'

const lists = compliance.advertisements.find(({ id }) => id === 'discrimination')?.exclusions ?? []
const find = createExclusionFinder(lists)

describe('a sentence that shuts people out is found', () => {
  test.each([
    'Geen OCMW, geen kinderen.',
    'Geen OCMW-kandidaten',
    'Geen huisdieren of kinderen toegelaten.',
    'Geen huisdieren, rokers, OCMW.',
    'Enkel voor Belgen.',
    'Wij verhuren niet aan vreemdelingen.',
    'Vreemdelingen niet gewenst.',
    'Sociale gevallen zich onthouden',
    'Arbeidscontract van onbepaalde duur vereist',
    'Vast contract is verplicht.',
    'Woning niet geschikt voor kinderen.',
    'Uitsluitend koppels zonder kinderen.',
    'Kinderen zijn niet toegelaten.',
    'Appartement met zwembad, geen kinderen.',
    'Geen O.C.M.W.',
    'Pas de CPAS.',
    'Pas de C.P.A.S.',
    'Pas d’enfants',
    'CPAS s’abstenir',
    'Ni animaux, ni enfants.',
    'Uniquement des Belges.',
    'CDI exigé.',
    'Étrangers non admis',
    'No children, no pets.',
    'No DSS? No foreigners.',
    'Belgians only.',
    'Permanent contract required.',
    'Not suitable for children.',
    'Keine Ausländer.',
    'Kein ÖSHZ.',
    'Nur für Belgier.',
    'Kinder nicht erwünscht',
    'Unbefristeter Arbeitsvertrag erforderlich',
  ])('%s', (sentence) => {
    expect(find(`Ruim en licht. ${sentence}`)).toBeDefined()
  })

  test('and given back as it stands, without its neighbours', () => {
    expect(find('Ruime flat, 90 m². Geen OCMW, geen kinderen!\nVrij op 1 mei.')).toBe(
      'Geen OCMW, geen kinderen!',
    )
  })
})

describe('a sentence that only looks like it is not blamed', () => {
  test.each([
    'Geen huisdieren.',
    'Niet roken.',
    'Een niet voor kinderen geschikt zwembad.',
    'Het zwembad is diep, dus niet geschikt voor kinderen.',
    'Op het dakterras zijn geen kinderen toegelaten zonder toezicht.',
    'Dorpel in Belgische blauwe hardsteen.',
    'Enkel Belgische blauwe hardsteen werd gebruikt.',
    'OCMW-gebouw om de hoek.',
    'Geen OCMW-gebouw in de straat.',
    'Het OCMW verhuurt de woning ernaast.',
    'OCMW is geen probleem.',
    'Geen probleem voor kandidaten van het OCMW.',
    'Kinderen zijn welkom, huisdieren niet.',
    'De eigenaars hebben geen kinderen.',
    'Een huis niet alleen voor vrouwen van de wereld.',
    'Geen kinderkamer, wel een bureau.',
    'Geen kinderopvang in het dorp.',
    'Geen trappen: ideaal voor kinderen en ouderen.',
    'Geen doorgaand verkeer, dus kinderen spelen op straat.',
    'De Turkse bakker en de Poolse winkel zijn vlakbij.',
    'Vast contract met de syndicus.',
    'Pas de vis-à-vis.',
    'Piscine non adaptée aux enfants.',
    'Pas de chambre d’enfants.',
    'Seulement deux enfants jouent dans cette rue.',
    'No through traffic, so children play outside.',
    'No children’s bedroom, but a study.',
    'Keine Kinderzimmer im Erdgeschoss.',
    'Der Pool ist nicht für Kinder geeignet.',
    'Nur deutsche Markengeräte.',
  ])('%s', (sentence) => {
    expect(find(sentence)).toBeUndefined()
  })
})
