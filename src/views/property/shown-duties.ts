import type { Shows } from '#domain/compliance/advertisement.ts'
import type { Property } from '#domain/listing/property.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewEnergy } from './energy.ts'
import { viewFlood } from './flood.ts'

/** Returns whether the page of a property shows the buyer's renovation duty and the flood symbol. */
export function shownDuties(context: ViewContext, property: Property): Shows {
  const page = createPage(context, 'nl')
  return {
    // A page without the duty mentions that; only a real duty has a deed date.
    renovationDuty: () => viewEnergy(page, property)?.duty?.deed !== undefined,
    floodSymbol: () =>
      (viewFlood(property, 'nl', page.t)?.scores ?? [])
        .filter(({ current }) => current === 'D')
        .every(({ symbol }) => symbol !== undefined),
  }
}
