import type { Property } from '#domain/listing/property.ts'
import type { Check } from '../advertisement.ts'
import { facilityStatements } from './facility-claims.ts'
import { findClaims, gapOf, sentencesOfProperty, type Statement } from './read-claims.ts'
import { besides, denied, turned } from './turns.ts'

const part =
  /\b(?:dak|gevel\w*|schuur|garage|tuinhuis|berging|leien|golfplaten|toiture|facade|remise|roof|shed|facing|dach|fassade|schuppen|hangar|gang|straat|rue|street|strasse|kelder|deels|gedeeltelijk|gemeenschappelijk\w*|commun\w*|worden?|wordt|zal|sera|will|wird|na|apres|after|nach)\b/
const later =
  /\b(?:worden?|wordt|zal|zullen|sera|seront|will|wird|werden|na|apres|after|nach|aangevraagd|demandee?s?|requested|beantragt)\b/
const byBuyer = /\b(?:koper|acquereur|acheteur|buyer|kaufer|brengt|brengen|mise en|maken|gemaakt)\b/
const denialOfOne = new RegExp(`${denied.source}|${later.source}|${byBuyer.source}`)
const installation = String.raw`(?:elektri\w*|electri\w*|elektro\w*|wiring|bedrading)`

/** A part of the home or of what belongs to it, which may be let apart, a choice, and a denial. */
const oneUnit =
  /\b(?:garage\w*|parking\w*|parkeer\w*|staanplaats\w*|gelijkvloers\w*|verdieping\w*|bovenverdieping\w*|appartementen|appartements|apartments|flats|studio'?s|units?|winkel\w*|handel\w*|deel\w*|gedeelte\w*|partie\w*|rez|etages?|commerce\w*|magasin\w*|zonnepanelen|boiler\w*|ketel\w*|tank\w*|reclame\w*|weide\w*|grond\w*|perceel\w*|parts?|floor|shop|solar|erdgeschoss|obergeschoss|wohnungen|laden|teil\w*|overleg|afspraak|convenir|agreement|vereinbarung|na huur|niet|geen|pas|not|no|nicht|kein\w*|was|waren|vroeger|een van|l'un|one of)\b/

/** Zones as texts call them, with the words of the register. */
const zones = [
  { said: 'woon(?:uitbreidings)?gebied|zone d.habitat|residential zone|wohngebiet', zone: /woon|habitat/i },
  {
    said: 'agrarisch gebied|landbouwgebied|zone agricole|agricultural zone|agrargebiet',
    zone: /agrarisch|landbouw|agricole/i,
  },
  {
    said: 'industriegebied|kmo-zone|zone industrielle|industrial zone|industriegebiet',
    zone: /industrie|kmo|bedrij/i,
  },
  {
    said: 'natuurgebied|bosgebied|zone naturelle|zone forestiere|nature zone|naturschutzgebiet',
    zone: /natuur|bos|groen|nature|forest/i,
  },
  { said: 'recreatiegebied|zone de loisirs|leisure zone|erholungsgebiet', zone: /recreatie|loisir/i },
] as const

const unused =
  /\b(?:oude?|nu|buiten gebruik|hors (?:service|usage)|out of use|former|now|ausser betrieb|alte[rs]?)\b/
const fuels = [
  {
    said: '(?:aard|stads)?gas|gaz(?: naturel| de ville)?|natural gas|(?:erd)?gas',
    other: 'oil',
    name: 'oil',
  },
  { said: 'mazout|stookolie|fioul|fuel|oil|heizol|ol', other: 'gas', name: 'gas' },
] as const

function vacancyOf({ vacancy }: Property['building']): string | undefined {
  return vacancy?.kind === 'code' ? vacancy.code : undefined
}

/** Statements about the home, each with the records that contradict it. */
const statements: readonly Statement[] = [
  {
    pattern:
      /overstroomt nooit|(?:buiten|niet (?:gelegen )?in)(?: (?:een|het))? overstromings(?:gebied|gevoelig gebied)|(?:pas|non) (?:situee? )?en zone inondable|not (?:located |situated )?in a flood|not in (?:a|the) flood|outside the flood|nicht im (?:hochwasser|uberschwemmungs)gebiet|nooit (?:wateroverlast|overstroomd?|overstroming)|niet overstromingsgevoelig|geen (?:overstromings(?:gevaar|risico|gevoelig\w*)|wateroverlast)|overstromingsvrij|hoog en droog|jamais inonde\w*|(?:non|pas) inondable|hors (?:de )?zone inondable|aucun risque d'inondation|pas de risque d'inondation|never flood(?:s|ed)|(?:no|not in a|outside (?:the|any)) flood (?:risk|zone|area)|flood[- ]free|no risk of flood\w*|nie uberflutet|uberflutungssicher|hochwassersicher|kein(?:e)? (?:hochwasser|uberschwemmungs)(?:risiko|gefahr|gebiet)/g,
    unless: /\bscore\b|\bklasse\b|\bdankzij\b|grace a|thanks to|\bdank\b/,
    field: 'PScore',
    own: ({ flood }) => {
      const worst = [flood.plot, flood.building].find((each) => each === 'C' || each === 'D')
      return worst === undefined ? undefined : `class ${worst}`
    },
  },
  {
    pattern:
      /asbest(?:vrij|veilig)\w*|geen asbest|vrij van asbest|sans amiante|exempte? d'amiante|libre d'amiante|pas d'amiante|aucune (?:trace|presence) d'amiante|asbestos[- ](?:free|safe)|no asbestos|free of asbestos|frei von asbest|asbestfrei\w*|kein asbest/g,
    unless: new RegExp(String.raw`\bniet[ -]asbest|\bnot asbestos|\bnicht asbest|${part.source}`),
    field: 'AsbestosType',
    own: ({ legal }) => (legal.asbestos.state === 'unsafe' ? 'not safe' : undefined),
  },
  {
    pattern:
      /niet[ -]asbestveilig\w*|bevat asbest|asbest (?:is )?aanwezig|asbesthoudend\w*|contient de l'amiante|presence d'amiante|contains asbestos|asbestos (?:is )?present|not asbestos[- ]safe|enthalt asbest|nicht asbestsicher|asbesthaltig\w*/g,
    unless:
      /\b(?:geen|zonder|pas|sans|aucune|no|without|kein\w*|verwijder\w*|gesaneerd|enlevee?|removed|entfernt)\b/,
    field: 'AsbestosType',
    own: ({ legal }) => (legal.asbestos.state === 'safe' ? 'safe' : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`${installation}[^.,;]{0,45}?(?:conform(?:e|es)?\b|goedgekeurd|positie[fv]\w*|positifs?\b|positive\b|in orde|\bok\b|en ordre|compliant|approved|abgenommen|mangelfrei)|(?:conform(?:e)?|goedgekeurde) ${installation}`,
      'g',
    ),
    unless: denialOfOne,
    field: 'ElectricityCertificate',
    own: ({ legal }) => (legal.electricity.state === 'nonConform' ? 'not conform' : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`niet[ -]conforme ${installation}|non[ -]conforme ${installation}|${installation}[^.,;]{0,45}?(?:niet[ -]conform|afgekeurd|niet in orde|non[ -]conforme|pas conforme|pas en ordre|not compliant|non[ -]compliant|not conform|nicht konform|nicht conform|mangelhaft)`,
      'g',
    ),
    unless: /\b(?:vroeger|was|waren|etait|used to|war|fruher)\b/,
    field: 'ElectricityCertificate',
    own: ({ legal }) => (legal.electricity.state === 'conform' ? 'conform' : undefined),
  },
  {
    pattern: new RegExp(String.raw`${installation}[^.,;]{0,45}?(?:konform)\b`, 'g'),
    unless: denialOfOne,
    field: 'ElectricityCertificate',
    own: ({ legal }) => (legal.electricity.state === 'nonConform' ? 'not conform' : undefined),
  },
  {
    pattern:
      /(?:volledig|geheel|alles|correct) vergund\w*|stedenbouwkundig (?:volledig )?in orde|alle (?:nodige |stedenbouwkundige )?vergunningen|(?:entierement|totalement) (?:autorisee?|en regle)|en (?:ordre|regle) d'urbanisme|tous les permis|toutes les autorisations|(?:permis|vergunningen|permits|genehmigungen) ?:? ?(?:zijn |sont |are |sind )?(?:allemaal |tous |all |alle )?(?:in orde|en ordre|en regle|in order|in ordnung)|fully (?:permitted|licensed)|all (?:the )?(?:necessary |planning )?permits|(?:vollstandig|ganz) genehmigt|alle (?:baugenehmigungen|genehmigungen)/g,
    unless: denialOfOne,
    field: 'BuildingPermit',
    own: ({ legal }) => (legal.buildingPermit === 'no' ? 'no permit' : undefined),
  },
  {
    pattern:
      /(?:geen|zonder|vrij van) (?:\w+ ){0,2}?(?:bouw|stedenbouw)?(?:overtreding\w*|misdrij\w*|herstelmaatregel\w*|dagvaarding\w*)|(?:aucune|pas d'|sans) infractions?(?: urbanistiques?| d'urbanisme)?|no (?:planning |building )?(?:infringements?|violations?|breach\w*)|keine (?:bau)?(?:verstosse|ubertretungen)/g,
    field: 'Enforcement',
    own: ({ legal: { enforcement, summons } }) => {
      if (summons === 'yes') return 'a summons'
      return enforcement === 'none' || enforcement === 'unknown' ? undefined : `a measure: ${enforcement}`
    },
  },
  {
    pattern:
      /(?:geen|zonder|vrij van) (?:voorkooprecht\w*|recht van voorkoop)|\b(?:rust|geldt) geen (?:voorkooprecht|recht van voorkoop)|(?:pas de|aucun|sans) droit de preemption|no (?:right of )?(?:pre-?emption|first refusal)|kein vorkaufsrecht/g,
    field: 'PreemptiveRight',
    own: ({ legal }) => (legal.preEmption === 'yes' ? 'a right of pre-emption' : undefined),
  },
  {
    pattern:
      /blanco (?:bodem|ovam)\S*|(?:bodem|ovam)-?attest\S* (?:is |: ?)?blanco|attestation (?:du )?sol (?:vierge|blanche)|blank soil certificate/g,
    field: 'GroundCertificate',
    own: ({ legal }) => (legal.soil.state === 'data' ? 'data about the soil' : undefined),
  },
  {
    pattern:
      /\bniet (?:als monument )?beschermd\b|(?:pas|non) class[ee]\w*|not (?:a )?(?:listed|protected)|nicht (?:denkmalgeschutzt|unter denkmalschutz)/g,
    unless: part,
    field: 'Heritage',
    own: ({ legal }) => (legal.heritage === 'protected' ? 'protected' : undefined),
  },
  {
    pattern:
      /vrij (?:bij|op|vanaf) (?:de )?akte|onmiddellijk (?:vrij|beschikbaar|te betrekken)|libre (?:a|des) (?:l'acte|la signature)|libre (?:d'occupation )?immediatement|immediatement libre|(?:free|vacant) (?:at|on|upon) (?:the )?(?:deed|completion)|immediately available|vacant possession|sofort (?:frei|verfugbar|bezugsfrei)|frei (?:bei|ab|zum) (?:akte|beurkundung|notartermin)|(?:bij|bei|zum) (?:de )?(?:akte|notartermin) (?:vrij|frei)\b/g,
    unless: oneUnit,
    field: 'Availability',
    own: ({ goal, building }) =>
      goal === 'sale' && vacancyOf(building) === 'afterLease' ? 'after the lease' : undefined,
  },
  {
    pattern:
      /(?:momenteel|nog|thans) verhuurd|verhuurd aan (?=€|eur)|verkocht met (?:de )?huurder|lopende huur(?:overeenkomst|contract)?\b|actuellement loue\w*|vendu\w* loue\w*|bail en cours|currently (?:let|rented)|sold with (?:a |the )?(?:sitting )?tenant|sitting tenant|derzeit vermietet|laufende[rsnm]? mietvertrag/g,
    unless: oneUnit,
    field: 'Availability',
    own: ({ goal, building }) => {
      const vacancy = vacancyOf(building)
      return goal === 'sale' && (vacancy === 'atDeed' || vacancy === 'now') ? 'free at the deed' : undefined
    },
  },
  {
    pattern: /(?:is|als|een|^) ?beschermd monument|monument classe\b|denkmalgeschutzt/g,
    unless: new RegExp(`${denied.source}|${besides.source}|${part.source}`),
    field: 'Heritage',
    own: ({ legal }) => (legal.heritage === 'no' ? 'not protected' : undefined),
  },
  ...fuels.map(({ said, other, name }): Statement => ({
    pattern: new RegExp(
      String.raw`(?:verwarming|\bcv|verwarmd|chauffage(?: central)?|heating|heated|heizung) ?(?:op|met|au|a|by|with|mit|:) (?:${said})\b|\b(?:${said}) ?(?:central |zentral)?(?:heating|heizung|verwarming|ketel|kessel|boiler)\b|\b(?:ketel|chaudiere|boiler|kessel) (?:(?:op|met|au|a|with|mit) )?(?:${said})\b`,
      'g',
    ),
    unless: new RegExp(`${denied.source}|${turned.source}|${besides.source}|${unused.source}`),
    field: 'HeatingName',
    own: ({ building: { heating } }) =>
      heating?.kind === 'code' && heating.code === other ? name : undefined,
  })),
  ...facilityStatements,
  {
    pattern: /\binstapkla(?:ar|re)\b|pret a habiter|move-in ready|ready to move in|bezugsfertig\w*/g,
    unless: new RegExp(`${denied.source}|${turned.source}|${later.source}|${part.source}`),
    field: 'ConditionName',
    own: ({ building: { condition } }) =>
      condition?.kind === 'code' && (condition.code === 'toRenovate' || condition.code === 'toRestore')
        ? 'to renovate'
        : undefined,
  },
  ...zones.map(({ said, zone }): Statement => ({
    pattern: new RegExp(
      String.raw`(?:^|\b(?:gelegen|ligt|situee?|sise?|located|situated|lies|liegt)\s(?:\w+\s){0,2}?)(?:in|en|im|dans) (?:een |une? |the |a |der |einem )?(?:${said})`,
      'g',
    ),
    unless:
      /grenz|naast|vlak|nabij|deels|gedeelte|achter|pres|proche|bord|near|next|edge|partly|neben|nahe|teil/,
    field: 'AreaApplication',
    own: ({ legal: { zoning } }) =>
      zoning !== undefined && !zone.test(zoning) && zones.some((other) => other.zone.test(zoning))
        ? zoning
        : undefined,
  })),
]

/** Check of what a text states about certificates, permits and water. */
export const statementChecks = {
  'text-statements': ({ property }) => {
    const sentences = sentencesOfProperty(property)
    for (const { pattern, unless, field, own } of statements) {
      const said = own(property)
      const gap = said === undefined ? undefined : gapOf(findClaims(sentences, pattern, unless), field, said)
      if (gap !== undefined) return gap
    }
    return undefined
  },
} satisfies Readonly<Record<string, Check>>
