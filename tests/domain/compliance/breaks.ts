import type { Company } from '#domain/site/company.ts'
import type { AdvertisementRuleId, CompanyRuleId } from '#domain/compliance/rule.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { day, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import type { Region } from '#domain/place/place.ts'
import type { Goal, Property } from '#domain/listing/property.ts'
import { withEnergy, withFlood, withLegal } from './lawful.ts'

/** How a complete record breaks one rule, and the region and goal for which the rule applies. */
export type Break = Readonly<{
  region: Region
  goal: Goal
  change: (property: Property) => Property
}>

/** A sale in Flanders, to which most rules apply. */
function flemish(change: Break['change']): Break {
  return { region: 'flanders', goal: 'sale', change }
}

const area = (metres: number) => metres as SquareMetres

/** A rental in Flanders. */
function rented(change: Break['change']): Break {
  return { region: 'flanders', goal: 'rent', change }
}

/** A record with one Dutch text. */
function said(nl: string): Break['change'] {
  return (home) => ({ ...home, description: { nl } })
}

function asked(euros: number): Property['price'] & { kind: 'published' } {
  return { kind: 'published', amount: euroCents(euros), startingFrom: false }
}

/** For every rule about advertisements a record that breaks it; a rule without one is a type error. */
export const breaks: Readonly<Record<AdvertisementRuleId, Break>> = {
  'epc-certificate': flemish((home) => withEnergy(home, { state: 'requested' })),
  'epc-score': flemish((home) => withEnergy(home, { scoreKwhPerM2Year: undefined })),
  'epc-label': flemish((home) => withEnergy(home, { label: undefined })),
  'epc-code': flemish((home) => withEnergy(home, { uniqueCode: undefined })),
  'epc-total': {
    region: 'wallonia',
    goal: 'sale',
    change: (home) => withEnergy(home, { totalKwhPerYear: undefined }),
  },
  'epc-co2': {
    region: 'brussels',
    goal: 'sale',
    change: (home) => withEnergy(home, { co2KgPerYear: undefined }),
  },
  'epc-contradiction': flemish((home) => withEnergy(home, { label: 'B' })),
  // A house of last year is new-build, and too recent for asbestos.
  'e-level': flemish((home) =>
    withLegal(
      withEnergy(
        { ...home, building: { constructionYear: 2025 }, charges: { vatRate: 21 } },
        { eLevel: undefined },
      ),
      {
        asbestos: { state: 'notRequired' },
      },
    ),
  ),
  'renovation-duty': flemish((home) => withEnergy(home, { label: 'F', scoreKwhPerM2Year: 560 })),
  'flood-plot': flemish((home) => withFlood(home, { plot: undefined })),
  'flood-building': flemish((home) => withFlood(home, { building: undefined })),
  'flood-delimited': flemish((home) => withFlood(home, { delimited: 'unknown' })),
  'flood-symbol': flemish((home) => withFlood(home, { plot: 'D' })),
  'planning-permit': flemish((home) => withLegal(home, { buildingPermit: 'unknown' })),
  'planning-zoning': flemish((home) => withLegal(home, { zoning: undefined })),
  'planning-enforcement': flemish((home) => withLegal(home, { enforcement: 'unknown' })),
  'planning-pre-emption': flemish((home) => withLegal(home, { preEmption: 'onRequest' })),
  'planning-allotment': flemish((home) => withLegal(home, { allotmentPermit: 'unknown' })),
  'planning-abbreviations': flemish((home) => ({ ...home, description: { nl: 'Ruim huis. Vg, Wg, Gmo.' } })),
  asbestos: flemish((home) => withLegal(home, { asbestos: { state: 'requested' } })),
  'asbestos-untrue': flemish((home) => withLegal(home, { asbestos: { state: 'notRequired' } })),
  electricity: flemish((home) => withLegal(home, { electricity: { state: 'unknown' } })),
  'rent-price': {
    region: 'flanders',
    goal: 'rent',
    change: (home) => ({ ...home, price: { kind: 'onRequest' } }),
  },
  'new-home-vat': {
    region: 'wallonia',
    goal: 'sale',
    change: (home) => ({ ...home, building: { constructionYear: 2025 } }),
  },
  'deposit-maximum': {
    region: 'brussels',
    goal: 'rent',
    change: (home) => ({ ...home, charges: { ...home.charges, depositMonths: 3 } }),
  },
  'tenant-fee': {
    region: 'flanders',
    goal: 'rent',
    change: (home) => ({ ...home, charges: { ...home.charges, tenantCost: euroCents(950) } }),
  },
  discrimination: {
    region: 'flanders',
    goal: 'rent',
    change: (home) => ({ ...home, description: { nl: 'Ruim huis. Geen OCMW, geen kinderen.' } }),
  },
  'certificate-date': flemish((home) =>
    withEnergy(home, { uniqueCode: '20991104-0003631672-RES-1', validUntil: undefined }),
  ),
  'certificate-old': flemish((home) =>
    withLegal(home, { electricity: { state: 'conform', on: day('1982-05-01') } }),
  ),
  'certificate-kind': flemish((home) => withEnergy(home, { uniqueCode: '20260312-0001234567-KNR-1' })),
  'certificate-figures': flemish((home) =>
    withEnergy({ ...home, surfaces: { living: area(160) } }, { totalKwhPerYear: 3840 }),
  ),
  'epc-not-applicable': flemish((home) =>
    withLegal(
      { ...home, surfaces: { living: area(160) }, energy: { state: 'notApplicable' } },
      { heritage: 'no' },
    ),
  ),
  'electricity-untrue': flemish((home) => withLegal(home, { electricity: { state: 'notApplicable' } })),
  'gas-untrue': flemish((home) =>
    withLegal(
      { ...home, building: { ...home.building, heating: { kind: 'code', code: 'gas' } } },
      { gas: { state: 'notApplicable' } },
    ),
  ),
  'flood-untrue': flemish((home) => withFlood(home, { building: 'C' })),
  'soil-certificate': flemish((home) =>
    withLegal({ ...home, type: 'buildingPlot' }, { soil: { state: 'unknown' } }),
  ),
  'judgment-text': flemish((home) => withLegal(home, { judicialDecision: 'yes' })),
  'vat-untrue': flemish((home) => ({ ...home, charges: { vatRate: 12 } })),
  'vat-and-duty': flemish((home) => ({
    ...home,
    charges: { vatRate: 21, registrationDuty: euroCents(46_680) },
  })),
  'duty-rate': flemish((home) => ({ ...home, charges: { registrationDuty: euroCents(38_900) } })),
  'share-above-price': flemish((home) => ({ ...home, charges: { landShare: euroCents(500_000) } })),
  'life-annuity': flemish((home) => ({
    ...home,
    lifeAnnuity: {
      age1: 12,
      monthly: euroCents(900),
      occupied: 'yes',
      indexed: 'yes',
      survivor: 'unknown',
      conditions: {},
    },
  })),
  'deposit-contradiction': rented((home) => ({
    ...home,
    charges: { ...home.charges, depositMonths: 1, deposit: euroCents(1_900) },
  })),
  'tenant-costs': rented((home) => ({ ...home, charges: { ...home.charges, inventory: euroCents(2_400) } })),
  'price-unlikely': flemish((home) => ({ ...home, price: asked(3_890) })),
  'rent-from': rented((home) => ({ ...home, price: { ...asked(950), startingFrom: true } })),
  'room-small': rented((home) => ({ ...home, type: 'studentRoom', surfaces: { living: area(9) } })),
  'surfaces-untrue': flemish((home) => ({ ...home, surfaces: { total: area(150), living: area(158) } })),
  'text-energy': flemish(said('Zuinige woning met EPC-label A.')),
  'text-figures': flemish((home) => ({
    ...said('Woning met vier slaapkamers.')(home),
    rooms: { bedrooms: 3 },
  })),
  'text-price': flemish(said('Vraagprijs slechts € 299.000!')),
  'text-statements': flemish((home) =>
    withLegal(said('De elektrische keuring is conform.')(home), { electricity: { state: 'nonConform' } }),
  ),
  'text-bid': flemish(said('Bieden vanaf € 300.000.')),
  'text-yield': flemish(said('Gegarandeerd rendement van 6 %.')),
  'text-deposit': rented(said('Waarborg: 4 maanden huur.')),
  'text-tenant-fee': rented(said('Dossierkosten: € 75 voor de huurder.')),
  'text-advance': flemish(said('Op plan: 20 % voorschot bij ondertekening.')),
  'rent-charges': { region: 'brussels', goal: 'rent', change: (home) => ({ ...home, charges: {} }) },
}

/** For every rule about the company a company that breaks it. */
export const companyBreaks: Readonly<Record<CompanyRuleId, Partial<Company>>> = {
  'company-name': { legalName: '' },
  'company-address': { street: ' ' },
  'company-country': { country: {} },
  'company-phone': { phone: '' },
  'company-email': { email: 'info at kouterenkaai' },
  // The check digits are wrong.
  'company-enterprise-number': { enterpriseNumber: '0123.456.788' },
  'company-vat-number': { vatNumber: '0000.000.097' },
  'company-title': { bivNumber: '' },
  'company-supervisor': {
    supervisor: { name: everywhere('BIV'), address: everywhere(''), url: everywhere('') },
  },
  'company-court': { court: everywhere('') },
  'company-insurance': { policyNumber: '' },
  'company-conduct': { codeOfConductUrl: 'biv.be' },
  'company-numbers': { thirdPartyAccount: 'BE00 0000 0000 0000' },
}
