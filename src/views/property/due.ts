import { askedPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { Property } from '#domain/listing/property.ts'
import { lawfulCharges } from '#domain/costs/lawful-charges.ts'
import { type RentStart, rentStart } from '#domain/costs/rent-start.ts'
import { formatMoney } from '#i18n/format.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { Page } from '#views/kit/page.ts'

/**
 * Returns what a tenant of a home on offer pays on signing; undefined for a sale, or where too little is known. What a tenant may
 * not be asked is not in it.
 */
export function dueOnSigning({ catalogue, now }: ViewContext, property: Property): RentStart | undefined {
  const asked = askedPrice(property)
  return asked?.kind === 'rent' && isOnOffer(property.availability)
    ? rentStart(asked.monthly, lawfulCharges(property, catalogue.rules, now))
    : undefined
}

/** Returns the sum that is due on signing in words. */
export function dueWords({ context, locale, t }: Page, property: Property): string | undefined {
  const due = dueOnSigning(context, property)
  return due && t('property.due', { amount: formatMoney(due.total, locale) })
}
