import { propertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Check } from '../advertisement.ts'
import {
  type Claim,
  count,
  differs,
  findClaims,
  gapOf,
  numeral,
  sentencesOfProperty,
  toNumber,
} from './read-claims.ts'

const later =
  /\b(?:plicht|verplicht\w*|voldoe\w*|vereist\w*|norm\w*|buren|wijk|buurt|vlaanderen|satisf\w*|exig\w*|voisins|quartier|requir\w*|meets|complies|neighbou?r\w*|pflicht|erfullt|nachbar\w*|naar|tot|minstens|binnen|na|worden?|wordt|mogelijk\w*|haal\w*|halen|bereik\w*|streef\w*|ooit|vroeger|voorheen|was|waren|potenti\w*|kan|kunnen|gemiddeld\w*|vers|atteindre|futur\w*|possib\w*|peut|pourra\w*|avant|apres|etait|moyenne|reach\w*|target|after|could|would|used|formerly|average|nach|bis|erreich\w*|kunftig\w*|moglich\w*|konnte|fruher|durchschnitt\w*)\b/
const appliance =
  /toestel|apparaat|appareil|appliance|gerat|koelkast|vaatwas|wasmachine|ketel|warmtepomp|chaudiere|boiler|heat pump|pompe a chaleur|warmepumpe|heizkessel|airco/
const turns = new RegExp(`${later.source}|${appliance.source}`)

const label =
  /(?:(?:epc|peb|epb)(?:[\s-]*(?:label|klasse|classe|class|score|rating|waarde))?|energie\s?:?\s?-?(?:label|klasse|classe|effizienzklasse|ausweis)|energy\s(?:label|class|rating)|(?:classe|label|certificat)\s(?:energetique|peb|d'energie)|\blabel)\s*(?:[:=(]|is|van|de|of)?\s*(?:label|klasse|classe|class)?\s*([a-g](?:\+{1,2}|-)?)(?![\p{L}\p{N}+'-])/gu
const score = new RegExp(
  String.raw`(?<![\d.,])(${numeral})\s*kwh\s*(?:\/|per|par|pro|je)\s*(?:m2|m\b|vierkante|metre|square|quadratmeter)`,
  'g',
)
const thrifty =
  /energiezuinig\w*|laag energieverbruik|lage energie(?:kost|factu)\w*|faible consommation|low energy (?:use|consumption|bills)|niedrige\w* energie(?:verbrauch|kosten)|lage-?energie\w*|passief(?:huis|woning)|\bben-woning|econome en energie|basse energie|maison passive|(?:performan\w+ energetique\w*|energetiquement performant\w*)|energy[- ](?:efficient|saving)|low[- ]energy|passive house|energieeffizient\w*|energiesparend\w*|niedrigenergie\w*|passivhaus/g
const noDuty =
  /(?:geen|zonder|niet onderworpen aan(?: de)?|vrij van) (?:enige )?renovatie(?:plicht|verplichting)|geen (?:verplichting|plicht) (?:tot|om te) renov\w+|(?:pas d'|sans |aucune )obligation de (?:renov\w+|travaux)|no (?:renovation|duty|obligation)(?: duty| obligation| to renovate)|(?:keine|ohne) (?:renovierungs|sanierungs|renovations)(?:pflicht|verpflichtung)/g

/** Checks of figures that a text repeats from its record. */
export const figureChecks = {
  'text-energy': (advertisement) => {
    const { property, region, on, rules } = advertisement
    const { energy } = property
    if (energy.state !== 'present') return undefined
    const sentences = sentencesOfProperty(advertisement.property)
    const labels = findClaims(sentences, label, turns).filter(isCapital)
    const duty = ruleInForce(
      rules.renovationDuties.filter((each) => each.region === region),
      on,
    )
    const isPoor = energy.label !== undefined && /^[EFG]/.test(energy.label)
    const isDue = energy.label !== undefined && duty?.labels.includes(energy.label) === true
    return (
      gapOf(
        labels.filter((each) => each.groups[0]?.toUpperCase() !== energy.label),
        'EPCLabelText',
        // A sentence that also has the label of the record compares the two.
        energy.label === undefined || labels.some((each) => each.groups[0]?.toUpperCase() === energy.label)
          ? undefined
          : `label ${energy.label}`,
      ) ??
      gapOf(
        findClaims(sentences, score, turns).filter(({ groups }) =>
          isOff(groups[0], energy.scoreKwhPerM2Year, 1.5),
        ),
        'EnergyPerformance',
        energy.scoreKwhPerM2Year === undefined ? undefined : `${energy.scoreKwhPerM2Year} kWh/m²`,
      ) ??
      gapOf(
        property.goal === 'sale' && isDue ? findClaims(sentences, noDuty) : [],
        'EPCLabelText',
        `the duty that label ${energy.label} brings`,
      ) ??
      gapOf(isPoor ? findClaims(sentences, thrifty, partly) : [], 'EPCLabelText', `label ${energy.label}`)
    )
  },
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
        offBy(findClaims(sentences, living, partly), surfaces.living),
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
        findClaims(sentences, built, partly).filter(({ groups }) =>
          isOff(groups[0], building.constructionYear, 1),
        ),
        'ConstructionYear',
        `built in ${building.constructionYear}`,
      )
    )
  },
  'text-price': (advertisement) => {
    const { property } = advertisement
    const { price, goal, lifeAnnuity } = property
    if (lifeAnnuity !== undefined) return undefined
    const sentences = sentencesOfProperty(advertisement.property)
    const claims = findClaims(sentences, goal === 'sale' ? salePrice : rent, otherPrice).map((claim) => ({
      claim,
      amount: toNumber(claim.groups[0] ?? '') * (claim.groups[1] === undefined ? 1 : 1000),
    }))
    if (price.kind === 'onRequest') {
      const told = claims
        .filter(({ amount }) => amount >= (goal === 'sale' ? 20_000 : 200))
        .map(({ claim }) => claim)
      const others = goal === 'sale' ? findClaims(sentences, anyAmount, otherPrice) : []
      const prices = others.filter(({ groups }) => toNumber(groups[0] ?? '') >= 50_000)
      return gapOf([...told, ...prices], 'PublishPrice', 'no price: the record withholds it')
    }
    const own = price.amount / 100
    // Smaller numbers, and years, are no price.
    const isPrice = (said: number): boolean =>
      goal === 'sale'
        ? said >= 10_000
        : said >= 150 && !(said >= 1990 && said <= 2035 && Number.isInteger(said))
    const sums = [own, ...sumsOf(property).map((extra) => own + extra)]
    return gapOf(
      claims
        .filter(({ amount }) => isPrice(amount) && sums.every((sum) => differs(amount, sum, 0.005)))
        .map(({ claim }) => claim),
      'Price',
      `€ ${own}`,
    )
  },
} satisfies Readonly<Record<string, Check>>

const partly =
  /\b(?:gelijkvloers\w*|verdieping\w*|zolder\w*|kelder\w*|rez\w*|etages?|grenier|cave|floor|attic|cellar|erdgeschoss|obergeschoss|dachgeschoss|keller|ramen|beglazing|ketel|verwarming|verlichting|warmtepomp|toestellen|maken|na|renov\w*|garage|bijgebouw\w*|uitbreiding|aanbouw|dak|school|kerk|per|elk\w*|vitrage|chaudiere|chassis|eclairage|annexe|extension|toiture|ecole|eglise|chaque|rendre|apres|windows|glazing|boiler|heating|lighting|roof|church|each|after|make|fenster|verglasung|heizung|beleuchtung|anbau|dach|schule|kirche|jede\w*|nach|exclusief|zonder|totale|totaal|bruto|brut\w*|gross|total\w*|gesamt\w*)\b/
const besides =
  /\b(?:achter\w*|extra|deel|bijkomend\w*|optie|tuin\w*|aanpalend\w*|supplement\w*|additional|extra|part|partie|jardin|garden|garten|zusatz\w*|weiter\w*|teil|bebouwba\w*|constructible|lot|kavels?|terras\w*)\b/
const perhaps =
  /\b(?:potenti\w*|mogelijk\w*|extra|bijkomend\w*|kunnen|kan|eventue\w*|of|tot|elk\w*|ieder\w*|possib\w*|supplementaire\w*|ou|jusqu\w*|chacun\w*|peut|additional|could|or|up|each|can|weiter\w*|zusatzlich\w*|oder|bis|moglich\w*|appartementen|appartements|apartments|wohnungen|woningen|units|studio's|d'hotes?|guest|gaste\w*|was|waren|vroeger|nu|etait|used|war)\b/
const adjectives = String.raw`(?:\s+(?:ruime|grote|mooie|volwaardige|lichte|gezellige|grandes?|belles?|spacieuses?|spacious|large|bright|double|good|grosse|schone|helle|geraumige))*`
const bedrooms = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${count})${adjectives}[\s-]+(?:slaapkamers?|slpks?|chambres?(?: a coucher)?|bedrooms?|schlafzimmern?)(?!\p{L})|(?<![\p{L}\d])(${count})[\s-]?slaapkamer(?=(?:woning|appartement|flat|huis|villa)(?!en))`,
  'gu',
)
const bathrooms = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${count})${adjectives}[\s-]+(?:badkamers?|salles? de bains?|bathrooms?|badezimmern?|badern?)(?!\p{L})`,
  'gu',
)
const squareMetres = String.raw`(?:m2|vierkante meter|metres? carres?|square metres?|quadratmeter|qm)`
const living = new RegExp(
  String.raw`(?:bewoonbare opp(?:ervlakte|\.)?|woonopp(?:ervlakte|\.)?|surface habitable|superficie habitable|living surface|living area(?= of)|(?:total|net) living (?:area|space)|habitable (?:area|surface)|wohnflache)[^.\d]{0,20}?(${numeral})\s*${squareMetres}|(?<![\d.,])(${numeral})\s*${squareMetres}\s*(?:bewoonbaar|bewoonbare|woonoppervlakte|habitables?|(?:of )?living (?:area|space)|wohnflache)`,
  'g',
)
const plot = new RegExp(
  String.raw`(?:perceel(?:soppervlakte)?|\bgrond(?:oppervlakte)?|terrein|(?:superficie|surface) du terrain|terrain|parcelle|plot|grundstuck(?:sflache)?)\s*(?:van|de|of|von|:|is|met|mit)?\s*(?:ca\.?|circa|ongeveer|environ|about|rund)?\s*(${numeral})\s*${squareMetres}|(?<![\d.,])(${numeral})\s*${squareMetres}\s*(?:grond|terrain|land|grundstuck)\b`,
  'g',
)
/** A surface as the register writes it: `5 a 20 ca`. */
const ares = /(?<![\d.,])(\d{1,2})\s?a(?:re)?s?\s?(\d{1,2})\s?ca\b/g
const built =
  /(?:bouwjaar|gebouwd in|opgetrokken in|annee de construction|construite? en|batie? en|built in|year of construction|construction year|baujahr|erbaut|gebaut)[^.\d]{0,12}?((?:1[6-9]|20)\d\d)(?!\d)|(?:woning|huis|nieuwbouw\w*|appartement|villa|maison|villa|house|home|haus|wohnung) (?:uit|van|de|from|of|aus|von) ((?:1[6-9]|20)\d\d)(?!\d)/g
const amount = String.raw`(?:€|eur|euro)?\s*(${numeral})(\s*k\b)?(?!\s*(?:%|m2|maand|mois|month|monat))`
const monthly = String.raw`(?:\/|per|par|pro|p\/|im)\s*(?:maand|mois|month|monat|m\b)`
const cheap = String.raw`\b(?:slechts|nu|seulement|only|nur|amper)\s+(?:€\s*)?(\d{2,3}[.\s]?\d{3})\s*(?:€|eur)`
const salePrice = new RegExp(
  String.raw`(?:vraagprijs|verkoopprijs|\bkoopprijs|\bprijs|\bprix(?: de vente| demande)?|asking price|\bprice|kaufpreis|\bpreis|te koop(?: voor)?|a vendre(?: pour)?|for sale (?:at|for)|zu verkaufen fur|^(?:[^.]{0,60}?)\b(?:voor|pour|for|fur)(?= (?:€ ?)?\d{2,3} ?k\b))[^.\d€]{0,22}?${amount}|${cheap}`,
  'g',
)
/** An amount of which a text on a home without a price says no more. */
const anyAmount = new RegExp(
  String.raw`(?:€|eur|euro)\s*(${numeral})|(?<![\d.,])(${numeral})\s*(?:€|eur)`,
  'g',
)
const rent = new RegExp(
  String.raw`(?:huurprijs|maandhuur|\bhuur\b|\bloyer|monthly rent|\brent\b|monatsmiete|kaltmiete|\bmiete)[^.\d€]{0,22}?${amount}|(?:\bprijs|\bprix|\bprice|\bpreis)[^.\d€]{0,15}?(?:€\s*)?(${numeral})\s*(?:€|eur|euro)?\s*${monthly}`,
  'g',
)
const otherPrice =
  /vanaf|a partir|starting|\bfrom\b|\bab\b|\bwas\b|ancien|\boude?\b|vorige|previous|fruher|garage|parking|standplaats|staanplaats|carport|\bbox\b|m2|excl|incl|btw|tva|\bvat\b|mwst|kosten|charges|frais|costs|nebenkosten|korting|reduction|discount|kadast|geschat|schatting|estim|\bbod\b|\boffers?\b|\boffres?\b|indicat|keuken|cuisine|kitchen|kuche|werken|travaux|renov|premie|prime\b|richtprijs|waarborg|garantie|deposit|kaution|maanden|mois de|months|monate|per jaar|par an|per year|jahr|index/

/** Labels are capitals; the small letter of `PEB à demander` is a word. */
function isCapital({ sentence, groups }: Claim): boolean {
  const letter = RegExp.escape((groups[0] ?? '').toUpperCase())
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(?![\p{L}\p{N}])`, 'u').test(
    sentence.said.normalize('NFC'),
  )
}

function isOff(said: string | undefined, own: number | undefined, by: number): boolean {
  return said !== undefined && own !== undefined && Math.abs(toNumber(said) - own) > by
}

function isMore(said: string | undefined, own: number | undefined): boolean {
  return said !== undefined && own !== undefined && toNumber(said) > own
}

function offBy(claims: readonly Claim[], own: number | undefined): readonly Claim[] {
  return own === undefined ? [] : claims.filter(({ groups }) => differs(toNumber(groups[0] ?? ''), own, 0.05))
}

/** Amounts that a text may add to the price. */
function sumsOf({ charges }: Property): readonly number[] {
  const extras = [
    charges.garagePrice,
    charges.parkingPrice,
    charges.optionPrice,
    charges.chargesTenant,
    charges.vatBuilding,
  ]
  return extras.flatMap((extra) => (extra === undefined ? [] : [extra / 100]))
}

function offByAres(claims: readonly Claim[], own: number): readonly Claim[] {
  return claims.filter(({ groups: [are, centiare] }) =>
    differs(Number(are) * 100 + Number(centiare), own, 0.05),
  )
}
