import { type AskedAnnuity, type AskedPrice, isExclVat } from '#domain/listing/asked-price.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { Locale } from '#domain/values/locale.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { PriceView } from '#ui/cards/Price.tsx'
import type { FlagView } from '#ui/cards/StateFlag.tsx'

/**
 * Returns a price as an amount with the text around it: `vanaf` `€ 389.000`, `€ 950` `/ maand`, `Boeket` `€ 82.000` `+
 * € 980 / maand`, or as text only.
 */
export function viewPrice(asked: AskedPrice, locale: Locale, t: Translate): PriceView {
  const prefix = t('formats.from')
  switch (asked.kind) {
    case 'onRequest':
      return { amount: t('formats.priceOnRequest') }
    case 'sale':
      return {
        prefix: asked.isFrom ? prefix : undefined,
        amount: formatMoney(asked.amount, locale),
        suffix: isExclVat(asked) ? t('formats.exclVat') : undefined,
      }
    case 'range': {
      const [from, to] = [formatMoney(asked.from, locale), formatMoney(asked.to, locale)]
      return {
        amount: t('card.range', { from, to }),
        suffix: isExclVat(asked) ? t('formats.exclVat') : undefined,
      }
    }
    case 'rent': {
      const amount = formatMoney(asked.monthly, locale)
      return { prefix: asked.isFrom ? prefix : undefined, amount, suffix: t('formats.perMonth') }
    }
    case 'lifeAnnuity':
      return viewAnnuity(asked, locale, t)
  }
}

/**
 * Returns a price as the head of a page shows it: a rent with its charges, `€ 895` `per maand, plus € 60 kosten`; below a price
 * without VAT a sentence says so.
 */
export function viewHeadPrice(asked: AskedPrice, locale: Locale, t: Translate): PriceView {
  const price = viewPrice(asked, locale, t)
  if (asked.kind === 'sale' || asked.kind === 'range') return { ...price, suffix: undefined }
  if (asked.kind !== 'rent') return price
  const suffix =
    asked.charges === undefined
      ? t('property.rent.plain')
      : t('property.rent.withCharges', { charges: formatMoney(asked.charges, locale) })
  return { ...price, suffix }
}

/** Returns both amounts of a life annuity, each with its words; undefined where one is missing. */
export function viewAnnuityPair(
  asked: AskedPrice | undefined,
  locale: Locale,
  t: Translate,
): readonly PriceView[] | undefined {
  if (asked?.kind !== 'lifeAnnuity' || asked.lumpSum === undefined || asked.monthly === undefined)
    return undefined
  return [
    { amount: formatMoney(asked.lumpSum, locale), suffix: t('property.annuity.lumpSum') },
    { amount: formatMoney(asked.monthly, locale), suffix: t('property.annuity.monthly') },
  ]
}

/**
 * Returns an asked price in one line.
 * @example formatPrice({ kind: 'rent', monthly: euroCents(950), isFrom: true }, 'nl', t) // 'vanaf € 950 / maand'
 */
export function formatPrice(asked: AskedPrice, locale: Locale, t: Translate): string {
  return priceLine(viewPrice(asked, locale, t))
}

/** Returns the parts of a price in one line. */
export function priceLine({ prefix, amount, suffix }: PriceView): string {
  return [prefix, amount, suffix].filter((part) => part !== undefined).join(' ')
}

/** Returns an asked price in one line, a rent with its charges: `€ 950 / maand + € 60 kosten en lasten`. */
export function formatPriceWithCharges(asked: AskedPrice, locale: Locale, t: Translate): string {
  const charges = formatCharges(asked, locale, t)
  const price = formatPrice(asked, locale, t)
  return charges === undefined ? price : `${price} ${charges}`
}

/** Returns the charges on top of a rent: `+ € 60 kosten en lasten`. */
export function formatCharges(
  asked: AskedPrice | undefined,
  locale: Locale,
  t: Translate,
): string | undefined {
  if (asked?.kind !== 'rent' || asked.charges === undefined) return undefined
  return t('property.plusCharges', { charges: formatMoney(asked.charges, locale) })
}

/** Returns the short text of a map pin: `€ 389.000`, `vanaf € 203.000 + btw`, `Op aanvraag`, `Lijfrente`, `Verkocht`. */
export function viewPin(
  asked: AskedPrice | undefined,
  flag: FlagView | undefined,
  locale: Locale,
  t: Translate,
): string {
  return asked === undefined ? (flag?.text ?? t('map.onRequest')) : formatPin(asked, locale, t)
}

function formatPin(asked: AskedPrice, locale: Locale, t: Translate): string {
  switch (asked.kind) {
    case 'onRequest':
      return t('map.onRequest')
    case 'lifeAnnuity':
      return t('formats.lifeAnnuity')
    case 'range':
      return pinWords(asked.from, { ...asked, isFrom: true }, locale, t)
    case 'sale':
      return pinWords(asked.amount, asked, locale, t)
    case 'rent':
      return pinWords(asked.monthly, asked, locale, t)
  }
}

function pinWords(
  amount: EuroCents,
  { isFrom, isExclVat }: Readonly<{ isFrom: boolean; isExclVat?: boolean }>,
  locale: Locale,
  t: Translate,
): string {
  const money = formatMoney(amount, locale)
  const price = isExclVat === true ? t('map.plusVat', { price: money }) : money
  return isFrom ? t('map.from', { price }) : price
}

function viewAnnuity({ lumpSum, monthly }: AskedAnnuity, locale: Locale, t: Translate): PriceView {
  const perMonth = t('formats.perMonth')
  if (lumpSum === undefined) {
    return { prefix: t('formats.lifeAnnuity'), amount: formatMoney(monthly, locale), suffix: perMonth }
  }
  return {
    prefix: t('labels.field.downPayment'),
    amount: formatMoney(lumpSum, locale),
    suffix: monthly === undefined ? undefined : `+ ${formatMoney(monthly, locale)} ${perMonth}`,
  }
}
