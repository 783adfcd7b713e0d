import { propertyKind } from '#domain/listing/property-kind.ts'
import { foldedOrdinal, foldedOrdinalOf } from '#domain/values/number-words.ts'
import type { Check } from '../advertisement.ts'
import {
  type Claim,
  count,
  differs,
  findClaims,
  gapOf,
  isOff,
  ofPart,
  ofPartOfTotal,
  numeral,
  type Sentence,
  sentencesOfProperty,
  toNumber,
} from './read-claims.ts'

/** Check of figures that a text repeats from its record. */
export const figureChecks = {
  'text-figures': (advertisement) => {
    const { property } = advertisement
    // A building has several homes, of which its text speaks one by one.
    if (propertyKind(property) === 'building' || property.projectId !== undefined) return undefined
    const sentences = sentencesOfProperty(advertisement.property)
    const { rooms, surfaces, building } = property
    return (
      gapOf(
        findClaims(sentences, bedrooms, perhaps).filter(({ groups }) => isMore(groups[0], rooms.bedrooms)),
        'NumberOfBedRooms',
        `${rooms.bedrooms} bedrooms`,
      ) ??
      gapOf(
        findClaims(sentences, bathrooms, perhaps).filter(({ groups }) =>
          isMore(
            groups[0],
            rooms.bathrooms === undefined ? undefined : rooms.bathrooms + (rooms.showerRooms ?? 0),
          ),
        ),
        'NumberOfBathRooms',
        `${rooms.bathrooms} bathrooms`,
      ) ??
      gapOf(
        [
          ...offBy(findClaims(sentences, living, ofPartOfTotal), surfaces.living),
          // A living area may be the room, which is no larger than the home.
          ...offBy(findClaims(sentences, livingArea, ofPart), surfaces.living).filter(({ groups }) =>
            isMore(groups[0], surfaces.living),
          ),
        ],
        'SurfaceLiving',
        `${surfaces.living} m²`,
      ) ??
      gapOf(
        surfaces.total === undefined
          ? []
          : offByAll(findClaims(sentences, total, ofTotal), Object.values(surfaces)),
        'SurfaceTotal',
        `${surfaces.total} m²`,
      ) ??
      gapOf(
        // The size of a home may be any of its surfaces.
        surfaces.living === undefined
          ? []
          : offByAll(findClaims(sentences, sized, ofPart), [
              surfaces.living,
              surfaces.total,
              surfaces.constructed,
              surfaces.plot,
            ]),
        'SurfaceLiving',
        `${surfaces.living} m²`,
      ) ??
      gapOf(
        offBy(findClaims(sentences, plot, besides), surfaces.plot),
        'SurfaceGround',
        `${surfaces.plot} m²`,
      ) ??
      gapOf(
        surfaces.plot === undefined ? [] : offByAres(findClaims(sentences, ares, besides), surfaces.plot),
        'SurfaceGround',
        `${surfaces.plot} m²`,
      ) ??
      gapOf(
        findClaims(sentences, built, ofOther).filter(({ groups }) =>
          isOff(groups[0], building.constructionYear, 1),
        ),
        'ConstructionYear',
        `built in ${building.constructionYear}`,
      ) ??
      gapOf(
        // An earlier one may have been too.
        findClaims(sentences, renovated, aPart).filter(({ groups }) =>
          isMore(groups[0], building.renovationYear && building.renovationYear + 1),
        ),
        'RenovationYear',
        `renovated in ${building.renovationYear}`,
      ) ??
      gapOf(
        findClaims(sentences, renovated, aPart).filter(
          ({ groups }) => toNumber(groups[0] ?? '') < (building.constructionYear ?? 0),
        ),
        'ConstructionYear',
        `built in ${building.constructionYear}`,
      ) ??
      gapOf(
        propertyKind(property) === 'apartment' ? floorsSaid(sentences, rooms.floor) : [],
        'Floor',
        `floor ${rooms.floor}`,
      )
    )
  },
} satisfies Readonly<Record<string, Check>>

/** The year of a home is its own beside a renovation too. */
const ofOther = new RegExp(ofPart.source.replace(String.raw`|renov\w*`, ''))
const besides =
  /\b(?:achter\w*|extra|deel|bijkomend\w*|optie|tuin\w*|aanpalend\w*|supplement\w*|additional|extra|part|partie|jardin|garden|garten|zusatz\w*|weiter\w*|teil|bebouwba\w*|constructible|lot|kavels?|terras\w*|mede-?eigendom|coproprie\w*|gemeen\w*|commun\w*|shared|co-?owned)\b/
const perhaps =
  /\b(?:\d a (?=\d)|plaats voor|place pour|room for|platz fur|verbouw\w*|potenti\w*|mogelijk\w*|extra|bijkomend\w*|kunnen|kan|eventue\w*|of|tot|elk\w*|ieder\w*|possib\w*|supplementaire\w*|ou|jusqu\w*|chacun\w*|peut|additional|could|or|up|each|can|weiter\w*|zusatzlich\w*|oder|bis|moglich\w*|appartementen|appartements|apartments|wohnungen|woningen|units|studio's|d'hotes?|guest|gaste\w*|was|waren|vroeger|nu|etait|used|war)\b/
const adjectives = String.raw`(?:\s+(?:ruime|grote|mooie|volwaardige|lichte|gezellige|grandes?|belles?|spacieuses?|spacious|large|bright|double|good|grosse|schone|helle|geraumige))*`
const bedrooms = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${count})${adjectives}[\s-]+(?:slaapkamers?|slpks?|slks?|chambres?(?: a coucher)?|bed(?:room)?s?|schlafzimmern?)(?!\p{L})|(?<![\p{L}\d])(${count})[\s-]?slaapkamer(?=(?:woning|appartement|flat|huis|villa)(?!en))`,
  'gu',
)
const bathrooms = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${count})${adjectives}[\s-]+(?:badkamers?|badk|salles? de bains?|sdb|bathrooms?|badezimmern?|badern?)(?!\p{L})`,
  'gu',
)
const squareMetres = String.raw`(?:m2|vierkante meter|metres? carres?|square metres?|quadratmeter|qm|sq ?m)`
const living = new RegExp(
  String.raw`(?:bewoonbare opp(?:ervlakte|\.)?|totaal bewoonbaar|woonopp(?:ervlakte|\.)?|(?:surface|superficie) (?:totale )?habitable(?: totale)?|living surface|living area(?= of)|(?:total|net) living (?:area|space)|habitable (?:area|surface)|wohnflache)(?:[^.\d]|\bca\.){0,20}?(${numeral})\s*${squareMetres}|(?<![\d.,])(${numeral})\s*${squareMetres}\s*(?:bewoonbaar|bewoonbare|woonoppervlakte|(?:de (?:surface|superficie) )?habitables?|(?:of )?living (?:area|space)|wohnflache)`,
  'g',
)
const livingArea = new RegExp(
  String.raw`living area(?! of) ?:? ?(?:ca\.? |approx\.? |about )?(${numeral})\s*${squareMetres}`,
  'g',
)
const total = new RegExp(
  String.raw`(?:totale opp(?:ervlakte|\.)?|(?:surface|superficie) totale|total (?:surface|area)|gesamtflache)(?: ?(?:van|de|of|von|:|is|bedraagt) ?| )(?:ca\.? |circa |ongeveer |environ |about |rund |± ?)?(${numeral})\s*${squareMetres}`,
  'g',
)
const sized = new RegExp(
  String.raw`(?<!\p{L})(?:woning|huis|villa|bungalow|appartement|flat|studio|loft|penthouse|maison|apartment|house|haus|wohnung) (?:(?:van|de|of|von|mit) |\()(?:ca\.? |circa |ongeveer |environ |about |rund |± ?)?(${numeral})\s*${squareMetres}`,
  'gu',
)
const plot = new RegExp(
  String.raw`(?:perceel(?:soppervlakte)?|\bgrond(?:oppervlakte)?|terrein|(?:superficie|surface) (?:du terrain|cadastrale)|terrain|parcelle|plot|grundstuck(?:sflache|sgrosse)?)\s*(?:van|de|of|von|:|is|met|mit)?\s*(?:ca\.?|circa|ongeveer|environ|about|rund)?\s*(${numeral})\s*${squareMetres}|(?<![\d.,])(${numeral})\s*${squareMetres}\s*(?:grond|terrain|land|(?:grosse[nms]? )?grundstuck)\b`,
  'g',
)
/** A surface as the register writes it: `5 a 20 ca`. */
const ares =
  /(?<![\d.,])(\d{1,2})\s?a(?:re)?s?\s?(\d{1,2})\s?(?:ca|centiares?)\b|(?:perceel|terrein|grond|terrain|parcelle|plot|grundstuck)(?: (?:van|de|of|von)| ?:) (\d{1,2})\s?ar(?:es?)?\b(?!\s?\d)/g
const built =
  /(?:^construction\b|bouwjaar|gebouwd (?:in|anno|rond)|dateert (?:uit|van)|constructed in|datant de|opgetrokken in|annee de construction|construite? en|batie? en|built in|year of construction|construction year|baujahr|erbaut|gebaut)[^.\d]{0,12}?((?:1[6-9]|20)\d\d)(?!\d)|(?:woning|huis|nieuwbouw\w*|appartement|villa|maison|villa|house|home|haus|wohnung) (?:uit|van|de|from|of|aus|von) ((?:1[6-9]|20)\d\d)(?!\d)|(?<!\d)((?:1[6-9]|20)\d\d) (?:erbaut|gebaut|gebouwd|opgetrokken)\b/g
const renovated =
  /(?:gerenoveerd|renovatiejaar|jaar van renovatie|laatste renovatie|renovee?|annee de renovation|derniere renovation|renovated|year of renovation|last renovation|renoviert|saniert|letzte renovierung)(?: (?:in|en|anno|im jahr))? ?:? ?((?:19|20)\d\d)(?!\d)/g
/** What is renovated apart from the home. */
const aPart =
  /\b(?:dak\w*|keuken\w*|badkamer\w*|ramen|gevel\w*|elektri\w*|verwarming\w*|ketel\w*|garage\w*|gemeen\w*|gebouw\w*|deels|gedeelte\w*|toit\w*|cuisine\w*|salle\w*|chassis|facade\w*|electri\w*|chauffage|chaudiere|commun\w*|immeuble|partie\w*|roof|kitchen\w*|bath\w*|windows|heating|boiler|building|shared|part\w*|dach\w*|kuche\w*|bad\w*|fenster\w*|fassade\w*|elektro\w*|heizung\w*|gebaude\w*|teil\w*|buurt|straat|wijk|dorp\w*|quartier|rue|neighbou?rhood|street|viertel|strasse)\b/
/** A total of something else than the home. */
const ofTotal = new RegExp(
  String.raw`${ofPartOfTotal.source}|${besides.source}|\b(?:perceel\w*|terrein\w*|grond\w*|terrain\w*|parcelle\w*|plot|land|grundstuck\w*|eigendom\w*|domein\w*|propriete\w*|domaine\w*)\b`,
)
function isMore(said: string | undefined, own: number | undefined): boolean {
  return said !== undefined && own !== undefined && toNumber(said) > own
}

function offBy(claims: readonly Claim[], own: number | undefined): readonly Claim[] {
  return own === undefined ? [] : claims.filter(({ groups }) => differs(toNumber(groups[0] ?? ''), own, 0.05))
}

/** Returns claims of a surface that is none of those that are known. */
function offByAll(claims: readonly Claim[], known: readonly (number | undefined)[]): readonly Claim[] {
  return known.reduce((left: readonly Claim[], own) => (own === undefined ? left : offBy(left, own)), claims)
}

function offByAres(claims: readonly Claim[], own: number): readonly Claim[] {
  return claims.filter(({ groups: [are, centiare] }) =>
    differs(Number(are) * 100 + Number(centiare ?? 0), own, 0.05),
  )
}

/** Returns claims of another floor; British and American floors count from another one, so English may differ by one. */
function floorsSaid(sentences: readonly Sentence[], own: number | undefined): readonly Claim[] {
  if (own === undefined) return []
  const grounds = own === 0 ? [] : findClaims(sentences, ground, otherFloor)
  return [
    ...grounds,
    ...findClaims(sentences, floor, otherFloor).filter(({ groups: [said = '', unit] }) => {
      const number = foldedOrdinalOf(said)
      return number !== undefined && Math.abs(number - own) > (unit === 'floor' ? 1 : 0)
    }),
  ]
}

const floor = new RegExp(
  String.raw`(?:^|(?:appartement|flat|studio|apartment|wohnung|gelegen|ligt|situe|trouve|located|situated|liegt|befindet)\b[^.,;]{0,30}?)\b(?:op|au|sur|on|im|in)\s(?:de|het|le|the|der|dem)?\s?(${foldedOrdinal})\s(verdieping|etage|floor|stock(?:werk)?|obergeschoss)\b(?!\s(?:is|zijn|bevind\w*|vindt|heeft|se trouve\w*|il y a|there|you|are|befind\w*|gibt))`,
  'g',
)
const ground =
  /gelijkvloerse? (?:appartement|flat|studio)|(?:appartement|flat|studio) (?:op het gelijkvloers|au rez-de-chaussee|on the ground floor|im erdgeschoss)|ground[- ]floor (?:flat|apartment|studio)|erdgeschosswohnung/g
/** Where a text speaks of more than one floor, or of what else is on one. */
const otherFloor =
  /duplex|triplex|\blift (?:tot|naar|to)\b|ascenseur jusqu|aufzug bis|zicht|uitzicht|\bvue\b|\bview|aussicht|dak|toit|roof|dach|berging|kelder|cave|cellar|keller|tot|jusqu|up to|bis|gebouw|immeuble|building|gebaude|buren|voisin|neighbo|nachbar|boven|dessus|above|uber|terras|slaapkamer|chambre|bedroom|schlafzimmer|bureau|office|winkel|commerce|shop|laden/
