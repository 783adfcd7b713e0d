import type { Property } from '#domain/listing/property.ts'
import type { Check } from '../advertisement.ts'
import { differs, findClaims, gapOf, isOff, numeral, sentencesOfProperty, toNumber } from './read-claims.ts'

const amount = String.raw`(?:€|eur|euro)?\s*(${numeral})(\s*k\b)?(?!\s*(?:%|m2|maand|mois|month|monat))`
const monthly = String.raw`(?:\/|per|par|pro|p\/|im)\s*(?:maand|mois|month|monat|m\b)`
const little = String.raw`\b(?:slechts|nu|seulement|only|nur|amper)\s+(?:(?:voor|aan|pour|a|for|at|fur)\s+)?`
const cheap = String.raw`${little}(?:€|eur)\s*(\d{2,3}[.\s]?\d{3})(?![.\d])|${little}(\d{2,3}[.\s]?\d{3})\s*(?:€|eur)`
const salePrice = new RegExp(
  String.raw`(?:vraagprijs|verkoopprijs|instapprijs|\bkoopprijs|\bprijs|\bprix(?: de vente| demande)?|asking price|\bprice|kaufpreis|verkaufspreis|\bpreis|te koop(?: voor)?|aangeboden (?:aan|voor)|a vendre(?: pour)?|proposee? (?:a|au prix de)|for sale (?:at|for)|offered (?:at|for)|angeboten fur|zu verkaufen fur|^(?:[^.]{0,60}?)\b(?:voor|pour|for|fur)(?= (?:€ ?)?\d{2,3} ?k\b))[^.\d€]{0,22}?${amount}|${cheap}`,
  'g',
)
/** An amount of which a text on a home without a price says no more. */
const anyAmount = new RegExp(
  String.raw`(?:€|eur|euro)\s*(${numeral})|(?<![\d.,])(${numeral})\s*(?:€|eur)`,
  'g',
)
const rent = new RegExp(
  String.raw`(?:huurprijs|maandhuur|\bhuur\b|\bloyer|monthly rent|\brent\b|monatsmiete|kaltmiete|\bmiete|te huur|a louer|to let|for rent|zu vermieten)[^.\d€]{0,22}?${amount}|(?:\bprijs|\bprix|\bprice|\bpreis)[^.\d€]{0,15}?(?:€\s*)?(${numeral})\s*(?:€|eur|euro)?\s*${monthly}`,
  'g',
)
const tenantCharges = new RegExp(
  String.raw`(?<!\p{L})(?:(?:huur)?lasten|provisie(?: kosten| lasten)?|kosten|charges(?: locatives| communes| mensuelles)?|provision(?: de| pour)?(?: charges)?|nebenkosten|service charges?)[^.\d€]{0,22}?${amount}`,
  'gu',
)
/** Costs of another kind, or a part of them. */
const otherCosts =
  /dossier|screening|bezoek|beschrijving|etat des lieux|beschreibung|eenmalig|unique|once|einmalig|notari|notaire|water|\beau\b|wasser|energie|electric|elektr|strom|verwarming|chauffage|heizung|internet|syndic|eigenaar|proprietaire|owner|eigentum|garage|parking|totale?|total|huur\b|loyer|rent|miete|jaar|\ban\b|year|jahr|kadast|grond/
const otherPrice =
  /vroeger|voorheen|eerder|anciennement|autrefois|avant|formerly|ehemals|verlaagd van|baisse de|reduced from|gesenkt von|vanaf|a partir|starting|\bfrom\b|\bab\b|\bwas\b|ancien|\boude?\b|vorige|previous|fruher|garage|parking|standplaats|staanplaats|carport|\bbox\b|m2|excl|incl|btw|tva|\bvat\b|mwst|kosten|charges|frais|costs|nebenkosten|korting|reduction|discount|kadast|geschat|schatting|estim|\bbod\b|\boffers?\b|\boffres?\b|indicat|keuken|cuisine|kitchen|kuche|werken|travaux|renov|premie|prime\b|richtprijs|waarborg|garantie|deposit|kaution|maanden|mois de|months|monate|per jaar|par an|per year|jahr|index/

/** Check of the price that a text says. */
export const priceChecks = {
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
    const costs = goal === 'rent' ? property.charges.chargesTenant : undefined
    return (
      gapOf(
        claims
          .filter(({ amount }) => isPrice(amount) && sums.every((sum) => differs(amount, sum, 0.005)))
          .map(({ claim }) => claim),
        'Price',
        `€ ${own}`,
      ) ??
      gapOf(
        costs === undefined
          ? []
          : findClaims(sentences, tenantCharges, otherCosts).filter(({ groups }) =>
              isOff(groups[0], costs / 100, 0.5),
            ),
        'ChargesRenter',
        costs && `€ ${costs / 100}`,
      )
    )
  },
} satisfies Readonly<Record<string, Check>>

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
