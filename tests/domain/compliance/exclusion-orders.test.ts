import { describe, expect, test } from 'vitest'
import { createExclusionFinder } from '#domain/compliance/find-exclusion.ts'
import { compliance } from './compliance-rules.ts'

const lists = compliance.advertisements.find(({ id }) => id === 'discrimination')?.exclusions ?? []
const find = createExclusionFinder(lists)

describe('what is refused may stand first, and then who', () => {
  test.each([
    ['Niet toegelaten: kinderen en honden.', false],
    ['Niet gewenst: OCMW en werklozen.', true],
    ['Niet toegelaten zijn kinderen en honden.', false],
    ['Non admis : enfants et chiens.', false],
    ['Exclus : CPAS et chômeurs.', true],
    ['Not accepted: OCMW guarantees.', true],
    ['Nicht erwünscht: Kinder.', false],
    ['Ausgeschlossen: Arbeitslose.', true],
  ])('%s', (sentence, isCertain) => {
    expect(find(sentence)?.isCertain).toBe(isCertain)
  })

  test.each([
    'Niet toegelaten: huisdieren en roken.',
    'Niet toegelaten: fietsen in de hal, ook niet van kinderen.',
    'Niet toegelaten in het zwembad: kinderen zonder begeleiding.',
    'Exclus : eau, gaz, électricité.',
    'Non compris : cuisine équipée et lit enfant.',
    'Rejected in 1990: a plan for a refugee centre.',
    'Honden zijn niet toegelaten, kinderen en ouderen zijn welkom.',
    'Ausgeschlossen sind Schäden durch Kinder.',
  ])('unless it is no person: %s', (sentence) => {
    expect(find(sentence)).toBeUndefined()
  })
})

describe('an authority is a place where the sentence goes on with places', () => {
  test.each([
    'Geen OCMW, maar wel veel winkels in de buurt.',
    'Geen mutualiteit of bank in het dorp, wel een bakker.',
    'Geen OCMW, geen school, geen winkel: hier woont u midden in de natuur.',
    'Pas de CPAS, mais de nombreux commerces à proximité.',
    'Pas d’Actiris, mais beaucoup d’entreprises aux alentours.',
    'Pas de mosquée, d’église ni de synagogue dans le quartier.',
    'No CPAS or bank in the village, but a bakery.',
    'No job centre, but several shops and a school.',
    'Kein Jobcenter, aber viele Betriebe in der Nähe.',
    'Kein Sozialamt und keine Bank im Dorf, aber eine Bäckerei.',
  ])('%s', (sentence) => {
    expect(find(sentence)).toBeUndefined()
  })

  test.each([
    'Geen OCMW, rustige flat aan de kerk.',
    'Geen OCMW, in de buurt van het park.',
    'Geen OCMW, maar werkende mensen zijn welkom.',
    'Pas de CPAS ! École à 200 m.',
    'Pas de CPAS, mais une garantie bancaire.',
    'No CPAS, close to schools.',
    'Kein Jobcenter, Bahnhof 5 Minuten.',
    'Kein Jobcenter, aber Berufstätige gern.',
  ])('and no place where it does not: %s', (sentence) => {
    expect(find(sentence)?.isCertain).toBe(true)
  })
})

test.each([
  'Geen kandidaten met een beurs van het OCMW.',
  'Studenten, daklozen en vluchtelingen dienen zich te onthouden.',
  'Le logement n’est pas destiné à des réfugiés.',
  'Bewerber ohne Arbeit brauchen sich nicht zu melden.',
])('an allowance by another name, a polite word: %s', (sentence) =>
  expect(find(sentence)?.isCertain).toBe(true),
)

describe('who is advised against a home is refused it', () => {
  test.each([
    'Ouderen raden we deze woning af.',
    'Jonge gezinnen raden we een ander appartement aan.',
    'Wij raden dit af aan gezinnen met kinderen.',
    'Aux familles avec enfants, nous le déconseillons.',
    'Nous déconseillons ce logement aux personnes âgées.',
    'We do not recommend this flat to the elderly.',
    'Für Senioren raten wir von dieser Wohnung ab.',
    'We raden gezinnen met kinderen af.',
    'Wir raten Familien mit Kindern ab.',
    'Wir raten Menschen mit Behinderung davon ab.',
    'Déconseillé aux personnes handicapées.',
    'À déconseiller aux personnes âgées.',
    'Not advised for the elderly.',
    'Für Rentner nicht zu empfehlen.',
    'Für Familien mit Kindern nicht geeignet.',
    'Niet ideaal voor gezinnen met kinderen.',
  ])('%s', (sentence) => expect(find(sentence)).toBeDefined())

  test.each([
    'Ouderen raden we deze gelijkvloerse flat warm aan.',
    'Jonge kinderen raden we het gebruik van de sauna af.',
    'Voor gezinnen: het huis is af.',
    'Escalier raide, déconseillé aux enfants.',
    'We do not recommend the loft ladder to children.',
    'Wir raten Familien mit Kindern zu einem Besuch.',
    'We raden af om te parkeren op de stoep.',
    'Vom Parken vor der Schule raten wir Familien ab.',
    'Déconseillé aux camions.',
    'Escalier raide, déconseillé aux personnes à mobilité réduite.',
    'Wir raten von Umbauten ohne Genehmigung ab.',
    'Not advised for heavy vehicles.',
  ])('but not of a thing, nor welcome advice: %s', (sentence) => expect(find(sentence)).toBeUndefined())
})

describe('how people earn their living is no condition', () => {
  test.each([
    'In loondienst.',
    'Enkel kandidaten in loondienst.',
    'Huurders in loondienst krijgen voorrang.',
    'Salariés.',
  ])('%s', (sentence) => expect(find(sentence)).toBeDefined())

  test.each([
    'De eigenaar werkt in loondienst bij een bakker.',
    'Vacature: makelaar in loondienst of zelfstandig.',
    'Wie in loondienst werkt of zelfstandig is, vindt hier een bureau.',
  ])('but a fact: %s', (sentence) => expect(find(sentence)).toBeUndefined())
})

test.each([
  'Zonder ziekenfonds of OCMW in de straat, maar met een apotheek om de hoek.',
  'Sans mutuelle ni CPAS à proximité.',
  'No job centre in the street, but a pharmacy.',
  'Kein Sozialamt in der Nähe, aber eine Apotheke.',
  'Alleenstaanden met of zonder kinderen welkom.',
])('where an office is not says nothing of people: %s', (sentence) => expect(find(sentence)).toBeUndefined())
