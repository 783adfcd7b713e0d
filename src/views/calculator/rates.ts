import type { Region } from '#domain/place/place.ts'
import { type PurchaseRates, purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regionOfZip, regions } from '#domain/place/region.ts'
import type { OwnHomeDuty } from '#domain/law/rules.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { RouteMissingError } from '#views/kit/hrefs.ts'

/** The rates of each region, in the order of choice. */
export type RegionalRates = readonly Readonly<{ region: Region; rates: PurchaseRates }>[]

/**
 * Returns the rates of all regions on the day of the build.
 * @throws {RouteMissingError} when a region has none: then there is no calculator
 */
export function ratesOfRegions({ catalogue, now }: ViewContext): RegionalRates {
  return regions.map((region) => {
    const rates = purchaseRates(catalogue.rules, region, now)
    if (rates === undefined) throw new RouteMissingError(`no purchase rates of ${region} on ${now}`)
    return { region, rates }
  })
}

/** Returns the region that visitors choose unless they say so: of the first office. */
export function homeRegion({ catalogue: { offices } }: ViewContext): Region {
  return regionOfZip(offices[0]?.zip, 'BE') ?? regions[0]
}

/** Returns rates without their terms in words, which the page prints: the browser needs only the figures. */
export function withoutTerms({ duty, vat, notary, mortgage }: PurchaseRates): PurchaseRates {
  return {
    duty: {
      ...duty,
      ownHome: bare(duty.ownHome),
      ...(duty.ownPlot === undefined ? {} : { ownPlot: bare(duty.ownPlot) }),
    },
    vat: { ...vat, rebuildTerms: {} },
    notary,
    mortgage,
  }
}

function bare(duty: OwnHomeDuty): OwnHomeDuty {
  return { ...duty, terms: {} }
}
