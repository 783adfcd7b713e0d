import { askedPrice, askedUnitPrice } from '#domain/listing/asked-price.ts'
import { isWithVat } from '#domain/costs/stated-vat.ts'
import { isInBelgium } from '#domain/place/region.ts'
import type { OfferedHome } from '#domain/listing/offer.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import { addressLine } from '#views/listing/location/location.ts'
import { projectTitle, unitTitle } from '#views/listing/title.ts'

/** Returns what an offer on a home is for; undefined for one on which none can be made now. */
export function offeredHome(property: Property, locale: Locale, t: Translate): OfferedHome | undefined {
  const { address, reference, goal, availability, lifeAnnuity, charges } = property
  if (goal !== 'sale' || availability !== 'available') return undefined
  const place = addressLine(address, locale)
  const home = t(`offers.home.${address.kind === 'hidden' ? 'hidden' : 'property'}`, { place, reference })
  if (lifeAnnuity !== undefined) {
    const asked = askedPrice(property)
    const { lumpSum, monthly } = asked?.kind === 'lifeAnnuity' ? asked : {}
    return { home, kind: 'annuity', asked: toEuro(lumpSum), monthly: toEuro(monthly) }
  }
  // The page says so below the price.
  const kind = isWithVat(charges) ? 'exclVat' : 'price'
  return { home, kind, ...askedAmount(askedPrice(property)) }
}

/** Returns what an offer on a unit of a project is for; undefined for one on which none can be made now. */
export function offeredUnit(project: Project, unit: Unit, language: SiteLanguage): OfferedHome | undefined {
  const { locale, t } = language
  if (unit.availability !== 'available') return undefined
  const home = t('offers.home.unit', {
    unit: unitTitle(unit, t),
    project: projectTitle(project, language).text,
    place: addressLine(project.address, locale),
    reference: project.number ?? String(project.id),
  })
  const asked = askedUnitPrice(project, unit)
  return { home, kind: isInBelgium(project) ? 'exclVat' : 'price', ...askedAmount(asked) }
}

function askedAmount(asked: ReturnType<typeof askedPrice>): Pick<OfferedHome, 'asked' | 'isFrom'> {
  return asked?.kind === 'sale'
    ? { asked: toEuro(asked.amount), isFrom: asked.isFrom ? true : undefined }
    : {}
}

function toEuro(cents: EuroCents | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100
}
