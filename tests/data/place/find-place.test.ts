import { describe, expect, test } from 'vitest'
import { type FoundPlace, findPlace } from '#data/place/find-place.ts'
import { loadPostalPlaces } from '#data/place/postal-places.ts'

function nameOf(found: FoundPlace | undefined): string | undefined {
  return found?.kind === 'one' ? found.place.town.name : found?.kind
}

/** The names of what was found, without the municipality that tells it apart. */
function namesOf(found: FoundPlace | undefined): readonly string[] {
  if (found?.kind !== 'one') return []
  const { name, names } = found.place.town
  return [name, ...Object.values(names)].map((each) => each.replace(/ \(.*/, ''))
}

test.each([
  ['AALST MOORSEL', '9310', 'Moorsel'],
  ['MOORSEL AALST', '9310', 'Moorsel'],
  ['ALOST MOORSEL', undefined, 'Moorsel'],
  ['Moorsel (Aalst)', '9310', 'Moorsel'],
  ['ORTHO (LA ROCHE-EN-ARDENNE)', '6983', 'Ortho'],
  ['GENT GENTBRUGGE', '9050', 'Gentbrugge'],
  ['Gent - Gentbrugge', undefined, 'Gentbrugge'],
  ['BRU.', '1000', 'Brussel'],
  ['BXL', '1050', 'Elsene'],
  ['ST-NIKLAAS', '9100', 'Sint-Niklaas'],
  ['St. Gillis Waas', '9170', 'Sint-Gillis-Waas'],
  ['SINT GILLIS WAAS', undefined, 'Sint-Gillis-Waas'],
  ['Brussels City', '1000', 'Brussel'],
  ['Bruxelles-Ville', '1000', 'Brussel'],
  ['St-Gilles', '1060', 'Sint-Gillis'],
  ['Forest (Vorst)', '1190', 'Vorst'],
  ['Forest / Vorst', '1190', 'Vorst'],
  ['VORST', '2430', 'Vorst'],
  ['Ixelles - Elsene', '1050', 'Elsene'],
  ['Saint-Nicolas', '4420', 'Saint-Nicolas'],
  ['Saint-Nicolas', '9100', 'Sint-Niklaas'],
  ['St Nicolas (Liège)', '4420', 'Saint-Nicolas'],
  ['Nieuwerkerken', '9320', 'Nieuwerkerken'],
  ['NIEUWERKERKEN (AALST)', '9320', 'Nieuwerkerken'],
  ['Hamme', '1785', 'Hamme'],
  ['Hamme (Merchtem)', undefined, 'Hamme'],
  ['Moerbeke', '9180', 'Moerbeke-Waas'],
  ['Moerbeke', '9500', 'Moerbeke'],
  ['Beveren', '9120', 'Beveren-Waas'],
  ['Beveren-Leie', '8791', 'Beveren'],
  ['Beveren-Waas', undefined, 'Beveren-Waas'],
  ['Halle', '2980', 'Halle'],
  ['Hal', '1500', 'Halle'],
  ['Biévène', '1547', 'Bever'],
  ['BIEVENE (BEVER)', '1547', 'Bever'],
  ['Mons', '7000', 'Mons'],
  ['Bergen', '7000', 'Mons'],
  ['Luik', '4000', 'Liège'],
  ['Lüttich', undefined, 'Liège'],
  ['Alost', '9300', 'Aalst'],
  ['Grammont', undefined, 'Geraardsbergen'],
  ['Termonde', '9200', 'Dendermonde'],
  ['Braine le Comte', '7090', 'Braine-le-Comte'],
  ["'s Gravenbrakel", '7090', 'Braine-le-Comte'],
  ['Gent-centrum', '9000', 'Gent'],
  ['Gentbrugge', '9000', 'Gentbrugge'],
  ['Oostende-Centrum', '8400', 'Oostende'],
  ['Kapelle o/d Bos', '1880', 'Kapelle-op-den-Bos'],
  ['Heist o/d Berg', '2220', 'Heist-op-den-Berg'],
  ['O.L.V.-Waver', '2861', 'Onze-Lieve-Vrouw-Waver'],
  ['Mont s/ Marchienne', '6032', 'Mont-sur-Marchienne'],
  ['St Vith', '4780', 'Sankt Vith'],
  ['SANKT-VITH', undefined, 'Sankt Vith'],
  ['La Calamine', undefined, 'Kelmis'],
  ['LLN', '1348', 'Louvain-la-Neuve'],
  ['Poperinghe', '8970', 'Poperinge'],
  ['Aerschot', '3200', 'Aarschot'],
  ['Pajottegem', '1755', 'Gooik'],
  ['GOOIK (PAJOTTEGEM)', '1755', 'Gooik'],
  ['Tongeren-Borgloon', '3840', 'Borgloon'],
  ['Zwijndrecht', undefined, 'Zwijndrecht'],
  ['9100 SINT-NIKLAAS', undefined, 'Sint-Niklaas'],
  ['B-2018 Antwerpen', undefined, 'Antwerpen'],
  ['Antwerpen (Deurne)', '2100', 'Deurne'],
  ['ST.-KATELIJNE-WAVER', '2860', 'Sint-Katelijne-Waver'],
  ['S GRAVENVOEREN', '3798', "'s-Gravenvoeren"],
  ['Fouron-le-Comte', undefined, "'s-Gravenvoeren"],
  ['Rhode-St-Genèse', '1640', 'Sint-Genesius-Rode'],
  ['Knokke-Heist', '8300', 'Knokke-Heist'],
  ['Knokke Zoute', '8300', 'Knokke'],
  ['Watermael', '1170', 'Watermaal-Bosvoorde'],
  ['Zaventem Luchthaven', '1931', 'Zaventem'],
  ['Onbekend', '3520', 'Zonhoven'],
  ['Sint-Niklass', '9100', 'Sint-Niklaas'],
  ['Heverlee (Leuven)', '3001', 'Heverlee'],
  ['LEUVEN KESSEL-LO', '3010', 'Kessel-Lo'],
  ['Liège (Angleur)', '4031', 'Angleur'],
  ['Namur Jambes', '5100', 'Jambes'],
  ['CHARLEROI (GILLY)', '6060', 'Gilly'],
  ['1050 BXL', undefined, 'Elsene'],
  ['Bruxelles (Uccle)', '1180', 'Ukkel'],
  ['BRUXELLES-SCHAERBEEK', undefined, 'Schaarbeek'],
  ['St. Gillis', '9200', 'Sint-Gillis-Dendermonde'],
  ['Nieuwkerken', '9100', 'Nieuwkerken-Waas'],
  ['Mechelen', '3630', 'Mechelen-aan-de-Maas'],
  ['ANTWERPEN 1', undefined, 'Antwerpen'],
  ['HERMALLE S/ARGENTEAU', undefined, 'Hermalle-sous-Argenteau'],
  ['LOUVIERE (LA)', '7100', 'La Louvière'],
  ['Luettich', undefined, 'Lüttich'],
  ['Buellingen', undefined, 'Büllingen'],
  ['Genk (Limburg)', undefined, 'Genk'],
  ['Warneton', undefined, 'Warneton'],
  ['Komen', undefined, 'Comines'],
])('%s (%s) is found as %s', (name, zip, expected) => {
  expect(namesOf(findPlace({ name, zip }))).toContain(expected)
})

describe('places of one name', () => {
  test.each([
    ['Nieuwerkerken', '3850', 'Nieuwerkerken (Limburg)', '9320', 'Nieuwerkerken (Aalst)'],
    ['HAMME', '9220', 'Hamme', '1785', 'Hamme (Merchtem)'],
    ['Saint-Nicolas', '4420', 'Saint-Nicolas', '9100', 'Sint-Niklaas'],
    ['Aalst', '9300', 'Aalst', '3800', 'Aalst (Sint-Truiden)'],
    ['Halle', '1500', 'Halle', '2980', 'Halle (Zoersel)'],
    ['VORST', '1190', 'Vorst', '2430', 'Vorst (Laakdal)'],
    ['Forest', '1190', 'Vorst', '7910', 'Forest'],
    ['Berchem', '2600', 'Berchem', '9690', 'Berchem (Kluisbergen)'],
    ['Heusden', '3550', 'Heusden (Heusden-Zolder)', '9070', 'Heusden (Destelbergen)'],
    ['Machelen', '1830', 'Machelen', '9870', 'Machelen (Zulte)'],
    ['Tielt', '8700', 'Tielt', '3390', 'Tielt (Tielt-Winge)'],
    ['Beveren', '8791', 'Beveren (Waregem)', '8800', 'Beveren (Roeselare)'],
    ['Hofstade', '1981', 'Hofstade (Zemst)', '9308', 'Hofstade (Aalst)'],
    ['Noville', '4347', 'Noville (Fexhe-le-Haut-Clocher)', '6600', 'Noville (Bastenaken)'],
  ])('%s is told apart by its zip, and left open without', (name, zip, place, otherZip, otherPlace) => {
    expect(nameOf(findPlace({ name, zip }))).toBe(place)
    expect(nameOf(findPlace({ name, zip: otherZip }))).toBe(otherPlace)
    expect(nameOf(findPlace({ name }))).toBe('several')
  })

  test('names side by side are left open too', () => {
    expect(nameOf(findPlace({ name: 'De Panne / Brugge' }))).toBe('several')
  })

  test('the municipality tells them apart, or the point', () => {
    expect(nameOf(findPlace({ name: 'NIEUWERKERKEN (AALST)' }))).toBe('Nieuwerkerken (Aalst)')
    const point = { latitude: 50.9122, longitude: 4.2788 }
    expect(nameOf(findPlace({ name: 'Hamme', point }))).toBe('Hamme (Merchtem)')
  })

  test('each has a path of its own', () => {
    const slugs = loadPostalPlaces().map(({ town }) => town.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const names = loadPostalPlaces().map(({ town }) => town.name)
    expect(new Set(names).size).toBe(names.length)
  })
})

const ledeberg = { latitude: 51.037, longitude: 3.745 }

// The zip is of a part of what is named, so that nothing contradicts.
test.each([
  [{ name: 'Sint-Niklaas', zip: '9112' }, 'Sinaai-Waas'],
  [{ name: 'Mons', zip: '7033' }, 'Cuesmes'],
  [{ name: 'Bruxelles', zip: '1180' }, 'Ukkel'],
  [{ name: 'Beveren', zip: '9130' }, 'Beveren-Waas'],
  [{ name: 'Gent', zip: '9050' }, 'Gent'],
  [{ name: 'Gent', zip: '9050', point: ledeberg }, 'Ledeberg'],
  [{ zip: '9050' }, 'Gent'],
])('of a municipality and the zip of its part, %j, the zip stays', (clues, expected) => {
  const found = findPlace(clues)
  expect(found).toMatchObject({
    kind: 'one',
    zip: clues.zip,
    doubt: undefined,
  })
  expect(nameOf(found)).toBe(expected)
})

test('each name of each place is found by its zip, in capitals without accents too', () => {
  const missed = loadPostalPlaces().flatMap(({ town, also }) =>
    [town.name, ...Object.values(town.names), ...also].flatMap((name) => {
      const bare = name.replace(/ \(.*/, '')
      const shouted = bare.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', ' ').toUpperCase()
      return [bare, shouted].filter(
        (written) => nameOf(findPlace({ name: written, zip: town.zip })) !== town.name,
      )
    }),
  )
  expect(missed).toEqual([])
})

describe('where a record contradicts itself', () => {
  const zele = { latitude: 51.066, longitude: 4.04 }
  test.each([
    ['the zip wins over the name', { name: 'Zele', zip: '9300' }, 'Aalst', '9300', 'name'],
    ['name and point win over the zip', { name: 'Zele', zip: '9300', point: zele }, 'Zele', '9240', 'zip'],
    ['zip and point win over the name', { name: 'Aalst', zip: '9240', point: zele }, 'Zele', '9240', 'name'],
    [
      'a section wins over its municipality',
      { name: 'Gentbrugge', zip: '9000' },
      'Gentbrugge',
      '9050',
      'zip',
    ],
    [
      'a name without place yields to the zip',
      { name: 'Atlantis', zip: '9240' },
      'Zele',
      '9240',
      'unknownName',
    ],
    ['a zip without place yields to the name', { name: 'Zele', zip: '9999' }, 'Zele', '9240', 'unknownZip'],
    ['a zip of several has no name', { zip: '9130' }, 'Kallo', '9130', 'noName'],
    ['the point is the last to decide', { point: zele }, 'Zele', '9240', 'nothing'],
  ])('%s', (_, clues, name, zip, doubt) => {
    const found = findPlace(clues)
    expect(found).toMatchObject({ kind: 'one', zip, doubt })
    expect(nameOf(found)).toBe(name)
  })

  test.each([
    [
      'name and point are elsewhere',
      { name: 'Linz', zip: '4020', point: { latitude: 48.3, longitude: 14.29 } },
    ],
    [
      'name and point are in Diekirch',
      { name: 'Diekirch', zip: '9220', point: { latitude: 49.87, longitude: 6.16 } },
    ],
    [
      'name and zip are of Hulst, near the border',
      { name: 'Hulst', zip: '4561', point: { latitude: 51.28, longitude: 4.05 } },
    ],
  ])('%s: no place of Belgium', (_, clues) => expect(findPlace(clues)).toBeUndefined())

  test.each([{ name: 'Atlantis' }, { zip: '9999' }, { point: { latitude: 38, longitude: -0.7 } }, {}])(
    'nothing is found of %j',
    (clues) => expect(findPlace(clues)).toBeUndefined(),
  )
})
