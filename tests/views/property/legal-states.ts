import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import { type Locale, locales, type Localised } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Legal, Property } from '#domain/listing/property.ts'
import { createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { createContext } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewLegal } from '#views/property/legal.ts'

const on = day('2026-06-12')
const { legal: unknown } = createProperty()

function facts(legal: Partial<Legal>): Partial<Property> {
  return { legal: { ...unknown, ...legal } }
}

function each<State extends string>(
  name: string,
  states: readonly State[],
  toLegal: (state: State) => Partial<Legal>,
): readonly (readonly [string, Partial<Property>])[] {
  return states.map((state) => [`${name} ${state}`, facts(toLegal(state))])
}

const answers = ['yes', 'no', 'onRequest', 'notApplicable', 'unknown'] as const
const certificates = ['conform', 'nonConform', 'requested', 'notApplicable', 'unknown'] as const

/** Every state of every legal fact, with a record that has it. */
export const legalStates: readonly (readonly [string, Partial<Property>])[] = [
  ...each('buildingPermit', answers, (buildingPermit) => ({ buildingPermit })),
  ...each('summons', answers, (summons) => ({ summons })),
  ...each('preEmption', answers, (preEmption) => ({ preEmption })),
  ...each('allotmentPermit', answers, (allotmentPermit) => ({ allotmentPermit })),
  ...each('asBuilt', answers, (asBuilt) => ({ asBuilt })),
  ...each('planningInformation', answers, (planningInformation) => ({ planningInformation })),
  ['planningInformation dated', facts({ planningInformation: 'yes', planningInformationOn: on })],
  ...each('judicialDecision', ['none', 'no', 'yes', 'onDemand', 'unknown'], (judicialDecision) => ({
    judicialDecision,
  })),
  [
    'judicialDecision text',
    facts({ judicialDecision: 'yes', judicialDecisionText: 'vonnis van 3 mei 2024' }),
  ],
  ...each(
    'enforcement',
    ['none', 'courtRemedy', 'administrative', 'penalty', 'settlement', 'unknown'],
    (enforcement) => ({ enforcement }),
  ),
  ['zoning known', facts({ zoning: 'woongebied' })],
  ['zoning unknown', {}],
  ...each('heritage', ['no', 'inventory', 'provisional', 'protected', 'unknown'], (heritage) => ({
    heritage,
  })),
  ...each('soil', ['noData', 'data', 'requested', 'notApplicable', 'unknown'], (state) => ({
    soil: { state, on },
  })),
  ['soil undated', facts({ soil: { state: 'noData' } })],
  ...each('asbestos', ['safe', 'unsafe', 'requested', 'notRequired', 'unknown'], (state) => ({
    asbestos: { state, on },
  })),
  ['asbestos undated', facts({ asbestos: { state: 'unsafe' } })],
  ['asbestos too old', facts({ asbestos: { state: 'safe', on: day('2012-05-03') } })],
  [
    'asbestos required',
    { ...facts({ asbestos: { state: 'notRequired' } }), building: { constructionYear: 1987 } },
  ],
  ['asbestos too new', { building: { constructionYear: 2001 } }],
  ...each('electricity', certificates, (state) => ({ electricity: { state, on } })),
  ['electricity undated', facts({ electricity: { state: 'conform' } })],
  ...each('gas', certificates, (state) => ({ gas: { state, on } })),
  ['cadastralIncome known', { charges: { cadastralIncome: euroCents(892) } }],
  ['cadastralIncome unknown', {}],
]

const dated = { validFrom: day('2020-01-01'), checkedOn: day('2026-01-01'), source: 'https://law.example' }
const { rules } = createContext().catalogue
const site = {
  rules: {
    ...rules,
    asbestos: [{ ...dated, builtBefore: 2001, certificatesFrom: day('2022-06-01') }],
    electricityRepair: [{ ...dated, months: 18 }],
    zones: { woongebied: { fr: 'zone d’habitat', en: 'residential area', de: 'Wohngebiet' } },
  },
}

/** The order in which a page lists the facts. */
const order = [
  'buildingPermit',
  'zoning',
  'enforcement',
  'summons',
  'preEmption',
  'allotmentPermit',
  'asBuilt',
  'heritage',
  'planningInformation',
  'judicialDecision',
  'asbestos',
  'electricity',
  'gas',
  'soil',
  'cadastralIncome',
]

/** Returns the legal facts of a property that is the only one of its site, in the order of the law. */
export function legalOf(
  overrides: Partial<Property>,
  locale: Locale = 'nl',
  records: Partial<CatalogueRecords> = {},
): ReturnType<typeof viewLegal> {
  const property = createProperty(overrides)
  const context = createContext({ properties: [property], ...records })
  return viewLegal(createPage(context, locale), property)
}

/** Returns the sentence about one fact on the page of a home for sale in Flanders, in each language. */
export function sentencesOf(name: string, overrides: Partial<Property>): Localised<string> {
  const [fact = ''] = name.split(' ')
  const [nl = '', fr = '', en = '', de = ''] = locales.map((locale) => {
    const facts = legalOf(overrides, locale, site)
    return (facts[order.indexOf(fact)]?.sentence ?? []).map(({ text }) => text).join('')
  })
  return { nl, fr, en, de }
}
