import { loadPostalPlaces } from '#data/place/postal-places.ts'
import { once } from '#domain/values/once.ts'
import { foldWords } from '#text/fold.ts'

/** Kinds of streets in Dutch, French and German, with their abbreviations, folded. */
const kinds: readonly Triple[] = [
  ['straat|str', 'rue|r', 'strasse|str|gasse'],
  ['laan|ln|lei', 'avenue|av|ave|boulevard|bd|bld|blvd', 'allee'],
  ['steenweg|steenw|stwg|stw|stg|weg|baan', 'chaussee|ch|chee|route|rte', 'landstrasse|strasse'],
  ['plein|pln|pl', 'place|pl|square|sq', 'platz'],
  ['dreef|dr', 'dreve|allee', 'allee'],
  ['kaai|kade', 'quai', 'kai|ufer'],
  ['weg|wegel|pad', 'chemin|sentier', 'weg'],
]
/** What such streets are called after, in the three languages; a bar stands between words for one thing. */
const names = toTriples(
  [
    'kerk:eglise:kirch, kapelle|kapel:chapelle:kapell, station:gare|station:bahnhof, nieuw:neuve|nouvelle:neu, oud:vieille|vieux:alt, hoog:haute:hoch, laag:basse:nieder, lang:longue:lang, kort:courte:kurz, groot|grote:grande|grand:gross',
    'school:ecole|ecoles:schul, molen:moulin:muhl, kasteel:chateau:schloss, park:parc:park, dorp:village:dorf, markt:marche:markt, koning:royale|roi:konig, koningin:reine:konigin, prins:prince:prinz, keizer:empereur:kaiser, wet:loi:gesetz',
    'vrijheid:liberte:freiheit, onafhankelijkheid:independance:unabhangigkeit, vrede:paix:frieden, republiek:republique:republik, volk:peuple:volk',
    'linde:tilleul|tilleuls:linde, eik:chene|chenes:eiche, beuk:hetre|hetres:buche, berk:bouleau|bouleaux:birke, populier:peuplier|peupliers:pappel, kastanje:marronnier|marronniers:kastanie, wilg:saule|saules:weide, acacia:acacia|acacias:akazie',
    'roze:rose|roses:rose, bloem:fleur|fleurs:blume, veld:champ|champs:feld, weide:prairie|prairies:wiese, bos:bois:wald, beek:ruisseau:bach, brug|brugge:pont:brucke, bron:fontaine|source:brunn, berg:mont|montagne:berg, zee:mer:meer, zand:sable|sables:sand',
    'klooster:couvent|cloitre:kloster, abdij:abbaye:abtei, gasthuis:hopital:spital, gemeente:commune|communale:gemeinde, stadhuis:hotel de ville:rathaus, fabriek:usine:fabrik, mijn:mine:zeche, tuin:jardin|jardins:garten, boomgaard:verger|vergers:obstgarten',
    'jager:chasseur|chasseurs:jager, smid|smed:forgeron|forgerons:schmied, bakker:boulanger|boulangers:backer, oudstrijder:combattants:krieger, gefusilleerde:fusilles:erschossene, zon:soleil:sonne, noord:nord:nord, zuid:midi|sud:sud',
    'louiza:louise:luise, vorst:souverain:furst, sint jan:saint jean:johannis, sint jozef:saint joseph:josef, sint pieter:saint pierre:peter, sint maarten:saint martin:martin, sint rochus:saint roch:rochus',
  ].join(', '),
)
/** Streets whose names say different things. */
const others = toTriples(
  'grote markt:grand place:grosser markt, vossenplein:place du jeu de balle:, zavel:sablon:',
)

const particle = '(?:(?:de|du|des|d|la|le|l|les|aux|au) )*'
const dutchEnd = '(?:s|e|en|n|ne|se|er|ens)?'
const germanEnd = '(?:s|e|n|en|er|ens)?'

/** A street in the three languages, as patterns of folded words. */
type Triple = readonly [nl: string, fr: string, de: string]

/** The names of a street as patterns of folded words, each with what tells that a street has it. */
type Named = readonly (readonly [pattern: string, isIt: RegExp])[]

/** Returns the patterns of a street's names in the other languages: `Kerkstraat` is `rue de l'Église` and `Kirchstraße`. */
export function twinsOf(street: string): readonly string[] {
  const folded = foldWords(street)
  const known = kinds.flatMap((kind, index) => (isOfKind[index]?.test(folded) ? namedOf(kind) : []))
  const twins = [...namedOthers, ...known].flatMap((named) =>
    named.some(([, isIt]) => isIt.test(folded))
      ? named.flatMap(([pattern, isIt]) => (isIt.test(folded) ? [] : [pattern]))
      : [],
  )
  // A road has two names in Dutch, either of which tells the other.
  const roads = roadsTo(folded)
    .map(toNamed)
    .filter((named) => named.some(([, isIt]) => isIt.test(folded)))
    .flatMap((named) => named.map(([pattern]) => pattern))
  return [...twins, ...roads, ...kinds.flatMap((kind) => namesake(folded, kind))]
}

/** Letters of a name that are more than a word. */
const leastName = 5

/** Returns the patterns of a street after a person or place, whose name is the same in all languages; the last name may do. */
function namesake(folded: string, kind: Triple): readonly string[] {
  const dutch = new RegExp(`^(.+?) ?(?:${kind[0]})$`).exec(folded)?.[1]
  const french = new RegExp(`^(?:${kind[1]}) ${particle}(.+)$`).exec(folded)?.[1]
  const last = french?.replace(/^(?!saint|grand|petit|vieux|vieille)\w+ (?=\w+$)/, '')
  const name = [dutch, french, last].filter((each) => (each?.length ?? 0) >= leastName).join('|')
  if (name === '') return []
  // `Nieuwe straat` is no Nieuwstraat.
  return inKind([name, name, name], kind).slice(dutch === undefined ? 0 : 1)
}

/** Tells of each kind whether a street can be one: a thousand names are not looked for in each. */
const isOfKind = kinds.map(([nl, fr, de]) => new RegExp(`(?:${nl}|${de})$|^(?:de |het )?(?:${fr}) `))

const namedOthers = others.map(toNamed)

const namedOf = once((kind: Triple) => names.map((name) => toNamed(inKind(name, kind))))

function toNamed(street: Triple): Named {
  const patterns = street.filter((pattern) => pattern !== '')
  return patterns.map((pattern) => [pattern, new RegExp(`^(?:de |het )?(?:${pattern})$`)])
}

function inKind([nl, fr, de]: Triple, kind: Triple): Triple {
  return [
    `(?:${nl})${dutchEnd} ?(?:${kind[0]})`,
    `(?:${kind[1]}) ${particle}(?:${fr})`,
    `(?:${de})${germanEnd} ?(?:${kind[2]})`,
  ]
}

/** Letters of a town that its road has too: `Ninove` and `Ninoofsesteenweg`. */
const sharedLetters = 4

/** Returns the roads that are called after a town, of those that a street may be. */
function roadsTo(folded: string): readonly Triple[] {
  const road = /^(\w+) ?steenweg$|^steenweg (?:op|naar) (.+)$|^(?:chaussee|route) (?:de |d )(.+)$/.exec(
    folded,
  )
  const said = road?.slice(1).find((name) => name !== undefined)
  if (said === undefined) return []
  return loadPostalPlaces().flatMap(({ town }) => {
    const [nl, fr] = [town.name, town.names.fr ?? town.name].map(foldWords)
    if (nl === undefined || fr === undefined) return []
    const isMeant =
      said === fr || (said.startsWith(nl.slice(0, sharedLetters)) && said.length - nl.length < 5)
    const start = nl.slice(0, Math.max(sharedLetters, Math.min(5, nl.length - 2)))
    return isMeant
      ? [
          [
            `${start}\\w{0,8} ?(?:steenweg|steenw|stwg|stw|stg)|(?:steenweg|stwg|stw|stg) (?:(?:op|naar) )?${nl}`,
            `(?:chaussee|ch|chee|route) (?:de|d) ${fr}`,
            '',
          ] as const,
        ]
      : []
  })
}

function toTriples(list: string): readonly Triple[] {
  return list.split(', ').map((each) => {
    const [nl = '', fr = '', de = ''] = each.split(':')
    return [nl, fr, de]
  })
}
