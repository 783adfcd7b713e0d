import { depositExcess, isTenantFeeForbidden } from '#domain/costs/lawful-charges.ts'
import { isTaxUnsaid } from '#domain/costs/purchase-kind.ts'
import type { Check } from './advertisement.ts'

/** Checks of what a tenant pays, and of the tax on a new home. */
export const moneyChecks = {
  'rent-price': ({ property }) =>
    property.price.kind === 'published'
      ? undefined
      : {
          field: 'PublishPrice',
          message: 'the rent is not shown',
          expected: 'the monthly rent in every public advertisement',
          remedy: 'fill in Price and set PublishPrice to 1',
        },
  'rent-charges': ({ property }) =>
    property.charges.chargesTenant !== undefined
      ? undefined
      : {
          field: 'ChargesRenter',
          message: 'the charges of the tenant are missing',
          expected: 'euro per month on top of the rent',
          remedy:
            'fill in the charges in the CRM or the editor; 0 counts, where ChargesType says forfait: the rent has them all in it',
        },
  'deposit-maximum': ({ property, rules, on }) => {
    const excess = depositExcess(property, rules, on)
    return excess === undefined
      ? undefined
      : {
          field: excess.field === 'deposit' ? 'DepositAmount' : 'DepositMonths',
          message: 'the deposit is above the maximum',
          expected: `${excess.max} months of rent at most`,
          received: `${excess.months} months`,
          remedy:
            'lower it in the contract and in the CRM or the editor; until then the page leaves the deposit out',
        }
  },
  'tenant-fee': ({ property, rules, on }) =>
    property.charges.tenantCost === undefined || !isTenantFeeForbidden(property, rules, on)
      ? undefined
      : {
          field: 'RenterTotalCost',
          message: 'the agency’s fee may not be charged to the tenant',
          expected: 'nothing: who gives the agency its task pays it',
          received: `€ ${property.charges.tenantCost / 100}`,
          remedy: 'empty it in the CRM or the editor; the page leaves it out',
        },
  'new-home-vat': ({ property, on, rules }) =>
    isTaxUnsaid(property, rules, on)
      ? {
          field: 'VatPercentage',
          message: 'of a new home it is not said whether the buyer pays VAT or registration duty',
          expected: 'VatPercentage 21 or 6, or the duty in RegisteredRight',
          remedy: 'ask the seller; until then the page says that it is not known',
        }
      : undefined,
} satisfies Readonly<Record<string, Check>>
