import { homeDepositMaxMonths, isTenantFeeForbidden } from '#domain/costs/lawful-charges.ts'
import { ruleInForce } from '#domain/law/dated-rule.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import type { Check, Gap } from '../advertisement.ts'
import type { FieldText } from '../record-texts.ts'
import {
  type Claim,
  count,
  findClaims,
  numeral,
  readSentences,
  sentencesOfProperty,
  toNumber,
} from './read-claims.ts'

const no =
  /\b(?:geen|zonder|niet|nooit|pas de|pas d'|sans|aucun\w*|no|not|without|never|kein\w*|ohne|nicht)\b/

const bid =
  /\b(?:bieden|biedingen|bod|biedprijs|instelprijs)\s+(?:kan |kunt u |kan je |is mogelijk |mogelijk )?(?:vanaf\b|van (?=€|eur|\d))|\bbied vanaf\b|\b(?:via|per|met) (?:een )?bod\b[^.]{0,30}(?:start|instap|instel)prijs|\bminim(?:um|aal|ale) ?bod\b|\b(?:openings|start)bod\b|\bmise a prix\b|\bstartgebot\b|\boffre minim\w+|\bminimum (?:bid|offer)\b|\bbiedingen (?:starten|beginnen|zijn|welkom|mogelijk|zijn welkom) (?:vanaf|bij|op)\b|\b(?:hoogste|beste?) (?:bod|bieder)\b|\bmeest ?biedende\b|\b(?:faire offre|offres?)\s+(?:a partir|des)\b|\bau plus offrant\b|\bmeilleure offre\b|\boffers?\s+(?:from|over|above|starting|in excess|in the region)\b|\b(?:bids?|bidding)\s+(?:from|over|above|starts?)\b|\bhighest (?:bid|bidder|offer)\b|\bbest offer\b|\bgebote?\s+ab\b|\bangebote?\s+ab\b|\bmindestgebot\b|\bhochstbietend\w*|\bhochstes gebot\b|\bmeistbietend\w*/g
const publicSale =
  /biddit|openbare verkoop|notari\w*|veiling|vente publique|enchere|public (?:sale|auction)|auction|offentlich|versteiger/

const gain = String.raw`(?:rendement\w*|huurrendement\w*|opbrengst\w*|huurinkomsten|huuropbrengst\w*|revenus? locatifs?|loyers?|yield|returns?|rental income|rendite|ertrag|mietrendite|mieteinnahmen)`
const yieldPromise = new RegExp(
  String.raw`(?:gegarandeerde?|gewaarborgde?|verzekerde?|zekere?|vaste?|guaranteed|assured|garantierte\w*|sichere\w*)\s+(?:[\p{L}%\d.,]+\s+){0,2}?${gain}|${gain}\s+(?:[\p{L}%\d.,]+\s+){0,4}?(?:gegarandeerd|gewaarborgd|verzekerd|garantie?s?|assuree?s?|guaranteed|garantiert|gesichert)(?!\p{L})|${gain}[^.]{0,60}(?:risicoloos|risicovrij|zonder (?:enig )?risico|sans (?:aucun )?risque|risk[- ]free|without (?:any )?risk|risikolos|risikofrei|ohne risiko)|(?:risicoloze?|risicovrije?|sans risque|risk[- ]free|risikolose?|risikofreie?)[^.]{0,60}${gain}|huurgarantie van \d+ jaar|(?:risicoloze?|risicovrije?|gegarandeerde?) (?:belegging|investering)|(?:investissement|placement) (?:sans risque|garanti)|risk[- ]free investment|risikolose (?:geld)?anlage`,
  'gu',
)
/** A promise without risk is one. */
const noYield = new RegExp(
  String.raw`(?:${no.source})(?! (?:enig |aucun |any )?(?:risico|risque|risk|risiko))`,
)

const deposit = String.raw`(?:huurwaarborg|waarborg|borg(?:som|tocht)?|garantie locative|garantie|caution|rental guarantee|deposit|kaution|mietgarantie|mietkaution)`
const months = String.raw`(?:maand|mois|month|monat)`
const times = String.raw`(?:x|keer|maal|fois|times|mal)\s+(?:de |het |le |la |the |die )?(?:maand|huur|loyer|rent|miete)`
const depositMonths = new RegExp(
  String.raw`\b${deposit}\b[^.\d]{0,30}?\b(${count})\s*(?:${months}|${times})|\b(${count})\s*${months}\p{L}*['s]*\s*(?:huur|loyer|rent|miete|de loyer)?\s*(?:als|de|d'|of|as|an)?\s*(?:huur)?${deposit}\b`,
  'gu',
)
const depositAmount = new RegExp(
  String.raw`\b${deposit}\b[^.\d€]{0,20}?(?:(?:€|eur)\s*(${numeral})|(${numeral})\s*(?:€|eur))`,
  'g',
)
const cash = new RegExp(
  String.raw`\b${deposit}\b[^.]{0,50}?(?:\bcash\b|\bcontant\b|en especes|en liquide|\bin bar\b|\bbar zu|handje contantje|de la main a la main)`,
  'g',
)

const fee =
  /dossierkost\w*|contractkost\w*|opmaak (?:van het )?(?:huur)?contract|kosten (?:van )?(?:het )?(?:plaatsbeschrijving en )?(?:huur)?contract|frais de (?:contrat|bail)|redaction du bail|contract fees?|vertragskosten|administratie(?:ve )?kost\w*|bemiddelingskost\w*|makelaarskost\w*|inschrijvingskost\w*|makelaarscommissie|makelaarsloon|ereloon|reservatiekost\w*|(?:screening\w*|commissie)\b[^.]{0,45}?(?<!ver)huurder|frais de (?:dossier|reservation)|reservation fees?|frais d'agence|frais administratifs|commission d'agence|application fees?|admin(?:istration)? (?:fees?|charges?)|agency fees?|letting fees?|bearbeitungsgebuhr\w*|maklerprovision|maklergebuhr\w*|vermittlungsgebuhr\w*/g
const payer = /verhuurder|eigenaar|bailleur|proprietaire|landlord|owner|vermieter|eigentumer/

const advance = String.raw`(?:voorschot|aanbetaling|acompte|avance|arrhes|deposit|down ?payment|advance|anzahlung)`
const signing = '\\b(?:bij|a la|on|bei) (?:de )?(?:ondertekening|signature|signing|unterzeichnung)\\b'
const advanceShare = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:%|procent|pour cent|pourcent|per ?cent|prozent)[^.,;\d]{0,40}?${advance}|(?:${advance}|${signing})[^.\d%]{0,40}?(\d{1,3}(?:[.,]\d+)?)\s*(?:%|procent|pour cent|pourcent|per ?cent|prozent)`,
  'g',
)
const offPlan =
  /\bop plan\b|\bsur plan\b|off[- ]plan|\b(?:vom|auf|nach) plan\b|nieuwbouw\w*|construction neuve|new[- ]build|neubau\w*/

/** Returns a sentence that asks for bids from a price up; undefined where none does. */
export function bidGap(texts: readonly FieldText[]): Gap | undefined {
  return gap(
    findClaims(readSentences(texts), bid, new RegExp(`${no.source}|${publicSale.source}`)),
    'the text asks for bids from a price up, which is not the price at which the seller sells',
    'a price for which the home is sold',
  )
}

/** Returns a sentence that promises a yield; undefined where none does. */
export function yieldGap(texts: readonly FieldText[]): Gap | undefined {
  return gap(
    findClaims(readSentences(texts), yieldPromise, noYield),
    'the text promises a yield',
    'today’s rent, without a promise',
  )
}

/** Checks of what a text asks of a tenant or of a buyer off plan. */
export const offerChecks = {
  'text-deposit': (advertisement) => {
    const { property, rules, on } = advertisement
    const max = property.goal === 'rent' ? homeDepositMaxMonths(property, rules, on) : undefined
    if (max === undefined) return undefined
    const sentences = sentencesOfProperty(advertisement.property)
    const { depositMonths: own, chargesTenant = 0 } = property.charges
    const depositMost =
      property.price.kind === 'published' ? (max * (property.price.amount + chargesTenant)) / 100 : undefined
    const said = findClaims(sentences, depositMonths, /bank|brand|bancaire/)
    return (
      gap(
        said.filter(({ groups }) => toNumber(groups[0] ?? '') > max),
        'the text asks a deposit above the maximum',
        `${max} months of rent at most`,
      ) ??
      gap(
        depositMost === undefined
          ? []
          : findClaims(sentences, depositAmount, /bank|brand|bancaire/).filter(
              ({ groups }) => toNumber(groups[0] ?? '') > depositMost,
            ),
        'the text asks a deposit above the maximum',
        `€ ${depositMost} at most`,
      ) ??
      gap(
        findClaims(sentences, cash, no),
        'the text asks the deposit in cash',
        'a blocked account, a bank guarantee or the like',
      ) ??
      gap(
        own === undefined ? [] : said.filter(({ groups }) => toNumber(groups[0] ?? '') !== own),
        'the text says something else than DepositMonths',
        `${own} months`,
      )
    )
  },
  'text-tenant-fee': (advertisement) => {
    const { property, rules, on } = advertisement
    if (property.goal !== 'rent' || !isTenantFeeForbidden(property, rules, on)) return undefined
    return gap(
      findClaims(
        sentencesOfProperty(advertisement.property),
        fee,
        new RegExp(`${no.source}|${payer.source}`),
      ),
      'the text charges the tenant costs of the agency',
      'nothing: who gives the agency its task pays it',
    )
  },
  'text-advance': (advertisement) => {
    const { property, rules, on } = advertisement
    const most = ruleInForce(rules.advances, on)?.offPlanPercent
    if (property.goal !== 'sale' || most === undefined) return undefined
    const { charges, building, projectId } = property
    const isNew =
      projectId !== undefined ||
      charges.vatRate !== undefined ||
      (building.constructionYear ?? 0) > partsOf(on).year
    const said = findClaims(sentencesOfProperty(advertisement.property), advanceShare).filter(
      ({ groups, sentence }) => toNumber(groups[0] ?? '') > most && (isNew || offPlan.test(sentence.folded)),
    )
    return gap(said, 'the text asks more at signing than the law allows off plan', `${most} % at most`)
  },
} satisfies Readonly<Record<string, Check>>

function gap([claim]: readonly Claim[], message: string, expected: string): Gap | undefined {
  return claim === undefined
    ? undefined
    : {
        field: claim.sentence.field,
        message,
        expected,
        received: claim.sentence.said,
        remedy: 'take the sentence out',
      }
}
