import { ruleInForce } from '#domain/law/dated-rule.ts'
import type { Check } from '../advertisement.ts'
import { type Claim, findClaims, gapOf, isOff, numeral, ofPart, sentencesOfProperty } from './read-claims.ts'

const later =
  /\b(?:plicht|verplicht\w*|voldoe\w*|vereist\w*|norm\w*|buren|wijk|buurt|vlaanderen|satisf\w*|exig\w*|voisins|quartier|requir\w*|meets|complies|neighbou?r\w*|pflicht|erfullt|nachbar\w*|naar|tot|minstens|binnen|na|worden?|wordt|mogelijk\w*|haal\w*|halen|bereik\w*|streef\w*|ooit|vroeger|voorheen|was|waren|potenti\w*|kan|kunnen|gemiddeld\w*|doel|richtwaarde|objectif|goal|ziel|vers|atteindre|futur\w*|possib\w*|peut|pourra\w*|atte(?:int|ind)\w*|doit|avant|apres|etait|moyenne|reach\w*|target|after|could|would|used|formerly|average|nach|bis|erreich\w*|kunftig\w*|moglich\w*|konnte|fruher|durchschnitt\w*)\b/
const appliance =
  /toestel|apparaat|appareil|appliance|gerat|koelkast|frigo|fridge|refriger|diepvries|droogkast|\boven\b|kookplaat|vaatwas|wasmachine|ketel|warmtepomp|chaudiere|boiler|heat pump|pompe a chaleur|warmepumpe|heizkessel|airco/
const turns = new RegExp(`${later.source}|${appliance.source}`)

const label =
  /(?:(?:epc|peb|epb)(?:[\s-]*(?:label|klasse|classe|class|score|rating|waarde|certificaat|certificat|certificate|attest|zertifikat))?|energie\s?:?\s?-?(?:label|klasse|classe|effizienzklasse|ausweis)|energy\s(?:label|class|rating)|(?:classe|label|certificat)\s(?:energetique|energie|peb|d'energie)|\blabel)\s*(?:[:=(]|is|van|de|der|of)?\s*(?:label|klasse|classe|class)?\s*([a-g](?:\+{1,2}|-)?)(?![\p{L}\p{N}+'-])|(?<![\p{L}\p{N}])([a-g]\+{0,2})-label/gu
const score = new RegExp(
  String.raw`(?<![\d.,])(${numeral})\s*kwh\s*(?:\/|per|par|pro|je)\s*(?:m2|m\b|vierkante|metre|square|quadratmeter)|\b(?:(?:epc|peb|epb)(?:[- ]?(?:waarde|score|value|wert|kengetal))?|energie-?(?:score|kengetal)|energy score|score energetique)\s?(?::|=|is|van|de|of|bedraagt)?\s?(\d{2,3})(?![\d/]|[.,]\d|\s?(?:%|€|euro|eur\b|jaar|ans\b|annees|years|jahre|maand|mois))`,
  'g',
)
const thrifty =
  /energiezuinig\w*|energieneutra\w*|neutre en energie|energy[- ]neutral|(?:uitstekende?|schitterende?|zeer goede?|excellente?|tres bonne?|excellent) (?:epc|peb)\b|laag energieverbruik|lage energie(?:kost|factu)\w*|(?:faible|basse) consommation|low energy (?:use|consumption|bills)|niedrige\w* energie(?:verbrauch|kosten)|lage-?energie\w*|passief(?:huis|woning)|\bben-woning|econome en energie|basse energie|maison passive|(?:performan\w+ energetique\w*|energetiquement performant\w*)|energy[- ](?:efficient|saving)|low[- ]energy|passive house|energieeffizient\w*|energiesparend\w*|niedrigenergie\w*|passivhaus/g
const toBe = new RegExp(String.raw`${ofPart.source}|\b(?:verbouw\w*|worden|wordt|devenir|become|werden)\b`)
const noDuty =
  /voldoet (?:nu |al |reeds )*aan de renovatie(?:plicht|verplichting)|geen renovatie (?:nodig|verplicht)|(?:geen|zonder|niet onderworpen aan(?: de)?|vrij van) (?:enige )?renovatie(?:plicht|verplichting)|geen (?:verplichting|plicht) (?:tot|om te) renov\w+|(?:pas d'|sans |aucune )obligation de (?:renov\w+|travaux)|no (?:renovation|duty|obligation)(?: duty| obligation| to renovate)|hoeft (?:u |je )?niet (?:te renoveren|gerenoveerd)|niet renovatieplichtig|pas besoin de renover|no need to renovate|nicht renovierungspflichtig|(?:renovatie(?:plicht|verplichting)|obligation de renov\w+|renovation (?:duty|obligation)|(?:renovierungs|sanierungs)pflicht)[^.,;]{0,25}(?:niet van toepassing|non applicable|n'est pas applicable|ne s'applique pas|not applicable|not apply|entfallt|gilt nicht)|(?:keine|ohne) (?:renovierungs|sanierungs|renovations)(?:pflicht|verpflichtung)/g

/** Check of what a text says of the energy certificate. */
export const energyClaimChecks = {
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
      gapOf(isPoor ? findClaims(sentences, thrifty, toBe) : [], 'EPCLabelText', `label ${energy.label}`)
    )
  },
} satisfies Readonly<Record<string, Check>>

/** Labels are capitals; the small letter of `PEB à demander` is a word. */
function isCapital({ sentence, groups }: Claim): boolean {
  const letter = RegExp.escape((groups[0] ?? '').toUpperCase())
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(?![\p{L}\p{N}])`, 'u').test(
    sentence.said.normalize('NFC'),
  )
}
