import type { Office } from '#domain/site/office.ts'
import type { Section } from '#domain/site/section.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Catalogue, CatalogueRecords } from '#domain/site/catalogue.ts'
import { indexCatalogue } from '#domain/site/index-catalogue.ts'
import { locales, type Localised, mapLocales } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { ownOrigins } from '#domain/site/measurement.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Article, LegalDocument, Testimonial, Vacancy } from '#domain/site/content.ts'
import type { MenuPage, PagePurpose } from '#domain/site/page.ts'
import type { Town } from '#domain/place/place.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import { demoTheme } from './theme.ts'
import type { OwnPages, RouteEntry } from '#domain/site/route-entry.ts'
import pages from '../../../data/pages.json' with { type: 'json' }

/** The same text in every language. */
export function everywhere(text: string): Localised<string> {
  return { nl: text, fr: text, en: text, de: text }
}

/** A date. @example day('2026-11-20') */
export function day(text: string): PlainDate {
  return text as PlainDate
}

/** A text that differs by language: `nl huis`, `fr huis`. */
export function perLocale(text: string): Localised<string> {
  return { nl: `nl ${text}`, fr: `fr ${text}`, en: `en ${text}`, de: `de ${text}` }
}

export const berlare: Town = {
  slug: 'berlare',
  name: 'Berlare',
  names: {},
  zip: '9290',
  country: 'BE',
  coordinates: { latitude: 51.0306, longitude: 4.0003 },
}
export const sintPauwels: Town = {
  slug: 'sint-pauwels',
  name: 'Sint-Pauwels',
  names: {},
  zip: '9170',
  country: 'BE',
}
export const sintNiklaas: Town = {
  slug: 'sint-niklaas',
  name: 'Sint-Niklaas',
  names: { fr: 'Saint-Nicolas' },
  zip: '9100',
  country: 'BE',
}

/** A house for sale in Berlare with all fields published; overrides replace whole fields. */
export function createProperty(overrides: Partial<Property> = {}): Property {
  return {
    id: 2417,
    file: 'properties.json',
    goal: 'sale',
    reference: 'KK-2417',
    availability: 'available',
    price: { kind: 'published', amount: euroCents(389_000), startingFrom: false },
    categories: [1],
    type: 'semiDetachedHouse',
    headline: { nl: 'Halfopen woning met tuin' },
    description: { nl: 'Een ruime woning met een tuin op het zuiden.' },
    address: { kind: 'published', street: 'Molenhoekstraat', houseNumber: '12', town: berlare },
    position: { latitude: 51.031, longitude: 4.001, precision: 'address' },
    sections: ['sale'],
    pictures: [],
    pullQuote: {},
    plans: [],
    videos: [],
    documents: [],
    openHouses: [],
    surfaces: {},
    rooms: {},
    building: {},
    features: {
      lift: 'unknown',
      cellar: 'unknown',
      terrace: 'unknown',
      garden: 'unknown',
      attic: 'unknown',
      furnished: 'unknown',
      garage: 'unknown',
      parking: 'unknown',
      pool: 'unknown',
    },
    connections: { gas: 'unknown', water: 'unknown', electricity: 'unknown', drain: 'unknown' },
    orientation: {},
    energy: { state: 'unknown' },
    flood: { delimited: 'unknown' },
    legal: {
      buildingPermit: 'unknown',
      allotmentPermit: 'unknown',
      summons: 'unknown',
      preEmption: 'unknown',
      asBuilt: 'unknown',
      judicialDecision: 'unknown',
      enforcement: 'unknown',
      planningInformation: 'unknown',
      soil: { state: 'unknown' },
      asbestos: { state: 'unknown' },
      electricity: { state: 'unknown' },
      gas: { state: 'unknown' },
      heritage: 'unknown',
    },
    charges: {},
    officeId: 'berlare',
    ...overrides,
  }
}

/** A unit that can be bought, of a project made by {@link createProject}. */
export function createUnit(overrides: Partial<Unit> = {}): Unit {
  return {
    id: 1,
    lot: 'A0.01',
    type: 'groundFloorApartment',
    price: { kind: 'published', amount: euroCents(265_000), startingFrom: false },
    availability: 'available',
    ...overrides,
  }
}

/** A project in Sint-Pauwels with one unit. */
export function createProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 70,
    file: 'projects.json',
    name: { nl: 'Residentie Wilgenhof' },
    description: {},
    categories: [2],
    address: { kind: 'published', street: 'Wilgenlaan', town: sintPauwels },
    availability: 'available',
    units: [createUnit()],
    constructions: {},
    technical: {},
    situation: {},
    pictures: [],
    documents: [],
    officeId: 'sint-pauwels',
    ...overrides,
  }
}

/** A published page of the menu with one path for all languages. */
export function createMenuPage(
  id: number,
  path: string,
  purpose: PagePurpose,
  overrides: Partial<MenuPage> = {},
): MenuPage {
  return {
    id,
    original: path === '' ? '/' : `/${path}/`,
    name: everywhere(path === '' ? 'Home' : path),
    path: everywhere(path),
    purpose,
    title: {},
    description: {},
    content: {},
    modules: [],
    showBreadcrumb: true,
    isInMenu: true,
    hasSubMenu: false,
    showFixedMenu: false,
    noReferrerNoFollow: false,
    noCookiePopup: false,
    children: [],
    sort: id,
    ...overrides,
  }
}

/** An article of the blog. */
export function createArticle(overrides: Partial<Article> = {}): Article {
  return {
    id: 'epc-lezen',
    languageIn: mapLocales((locale) => locale),
    slug: { nl: 'epc-lezen', fr: 'lire-un-peb', en: 'reading-an-epc', de: 'epc-lesen' },
    title: perLocale('EPC lezen'),
    description: perLocale('Wat staat erop'),
    html: perLocale('<p>Tekst</p>'),
    topic: everywhere('EPC'),
    publishedOn: day('2026-09-01'),
    minutes: 4,
    ...overrides,
  }
}

/** A vacancy at the office of Stekene. */
export function createVacancy(overrides: Partial<Vacancy> = {}): Vacancy {
  return {
    id: 'makelaar-stekene',
    languageIn: mapLocales((locale) => locale),
    slug: everywhere('makelaar-stekene'),
    title: perLocale('Makelaar Stekene'),
    description: perLocale('Word makelaar'),
    html: perLocale('<p>Tekst</p>'),
    officeId: 'stekene',
    employment: 'fullTime',
    publishedOn: day('2026-10-01'),
    ...overrides,
  }
}

/** A testimonial in Dutch. */
export function createTestimonial(overrides: Partial<Testimonial> = {}): Testimonial {
  return {
    id: '2026-11-02-7',
    name: 'Elke Van Damme',
    aboutYou: 'verkocht in Stekene',
    comment: 'Elke dinsdag een telefoontje.',
    locale: 'nl',
    postedOn: day('2026-11-02'),
    ...overrides,
  }
}

/** A section with the given slug in every language. */
export function createSection(key: string, kind: Section['kind'], slug: Localised<string>): Section {
  return {
    key,
    kind,
    name: slug,
    slug,
    isPublic: true,
    officeId: kind === 'office' ? key.replace('office-', '') : undefined,
  }
}

export const sections: readonly Section[] = [
  createSection('sale', 'sale', { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }),
  createSection('rent', 'rent', { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' }),
  createSection('discreet', 'discreet', everywhere('discreet')),
  createSection('office-berlare', 'office', everywhere('kantoor-berlare')),
  createSection('projects', 'projects', { nl: 'nieuwbouw', fr: 'neuf', en: 'new-build', de: 'neubau' }),
]

/** An office of the agency. */
export function createOffice(id: string, town: string): Office {
  return {
    id,
    name: town,
    street: 'Voorbeeldplein',
    houseNumber: '1',
    zip: '9290',
    town,
    phone: '052000000',
    email: `${id}@kouterenkaai.example`,
    hours: [],
    zips: [],
  }
}

/** A legal page. */
export const legalDocument: LegalDocument = {
  id: 'cookie-policy',
  slug: everywhere('cookie-policy'),
  title: everywhere('Cookies'),
  html: everywhere('<p>Tekst</p>'),
  modifiedOn: day('2026-01-01'),
}

/** The site's configuration in four languages. */
export function createSite(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    name: 'Kouter & Kaai Vastgoed',
    baseUrl: 'https://kouterenkaai.example',
    languageDefault: 'nl',
    languageUse: locales,
    pictureHosts: [],
    map: {
      kind: 'schematic',
      home: { latitude: 51, longitude: 4, zoom: 10 },
      drawing: { url: '/map/region.json', maxZoom: 12 },
    },
    keepSoldMonths: 12,
    newForDays: 7,
    earlyAccessHours: 0,
    monthCosts: { energy: [], propertyTax: [] },
    showsSoldPrices: false,
    keepConsentMonths: 6,
    keepRequestMonths: 12,
    keepGoneMonths: 24,
    httpsOnly: 'host',
    isDemo: true,
    worksOffline: true,
    publishesListings: false,
    company: {
      name: 'Kouter & Kaai Vastgoed',
      legalName: 'Kouter & Kaai bv',
      street: 'Voorbeeldplein 1',
      zip: '9290',
      town: 'Berlare',
      country: everywhere('België'),
      phone: '052000000',
      email: 'info@kouterenkaai.example',
      enterpriseNumber: '0000.000.097',
      vatNumber: 'BE 0000.000.097',
      professionalTitle: everywhere('Vastgoedmakelaar'),
      bivNumber: '000000',
      supervisor: {
        name: everywhere('BIV'),
        address: everywhere('Luxemburgstraat 16B, 1000 Brussel'),
        url: everywhere('https://www.biv.be'),
      },
      insurer: 'Voorbeeldverzekering',
      policyNumber: '0',
      court: everywhere('Gent'),
      codeOfConductUrl: 'https://www.biv.be',
    },
    topBar: [],
    footer: [],
    claims: [],
    projectCategoryFirst: 2,
    welcome: everywhere('Huizen in de streek'),
    tagline: everywhere('Thuis'),
    social: [],
    measurement: { ids: {}, origins: ownOrigins },
    ...overrides,
  }
}

/** Menu pages: home, the lists, a page with a child, a form, its thank-you page, a legal page, 404. */
export const menu: readonly MenuPage[] = [
  createMenuPage(1, '', { kind: 'home' }),
  createMenuPage(
    2,
    'for-sale',
    { kind: 'section', section: 'sale' },
    { path: sections[0]?.slug ?? everywhere('te-koop') },
  ),
  createMenuPage(
    7,
    'over-ons',
    { kind: 'modules' },
    {
      children: [createMenuPage(71, 'over-ons/team', { kind: 'modules' }, { parentId: 7 })],
    },
  ),
  createMenuPage(8, 'blog', { kind: 'modules' }),
  createMenuPage(
    10,
    'gratis-schatting',
    { kind: 'form', form: 'contact-demand' },
    { original: '/contact-demand/' },
  ),
  createMenuPage(17, '404', { kind: 'notFound' }),
  createMenuPage(18, 'bedankt', { kind: 'feedback' }),
]

/** Fixed routes: first segments, a form, its thank-you page, the owners' login without German. */
export const routeEntries: readonly RouteEntry[] = [
  {
    type: 'prefix',
    kind: 'project',
    path: { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' },
    breadcrumb: {},
  },
  {
    type: 'prefix',
    kind: 'unit',
    path: { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' },
    breadcrumb: {},
  },
  { type: 'prefix', kind: 'article', path: everywhere('blog'), breadcrumb: everywhere('Blog') },
  { type: 'prefix', kind: 'vacancy', path: everywhere('vacatures'), breadcrumb: everywhere('Vacatures') },
  {
    type: 'feedback',
    original: '/feedback/site-contact/',
    form: 'site-contact',
    path: everywhere('bedankt/site-contact'),
    breadcrumb: everywhere('Bedankt'),
  },
  ...(
    [
      'request-visit',
      'contact-construction',
      'request-documents',
      'purchase-offer',
      'rent-application',
    ] as const
  ).map((form): RouteEntry => ({
    type: 'form',
    original: `/${form}/`,
    form,
    path: everywhere(form === 'request-visit' ? 'bezoek' : form),
    breadcrumb: everywhere('Bezoek'),
  })),
  {
    type: 'login',
    original: '/login/',
    path: { nl: 'login', fr: 'login', en: 'login' },
    breadcrumb: everywhere('Login'),
  },
]

/** The project's own pages that no record makes. */
export const ownPages: OwnPages = pages

/** A catalogue with one of everything; overrides replace whole fields. */
export function createCatalogue(overrides: Partial<CatalogueRecords> = {}): Catalogue {
  const records: CatalogueRecords = {
    site: createSite(),
    theme: demoTheme,
    properties: [createProperty()],
    projects: [createProject()],
    towns: [berlare, sintPauwels, sintNiklaas],
    cities: { all: [], sale: [], rent: [] },
    neighbourhoods: [],
    categories: [],
    priceRanges: [],
    sections,
    marquees: [],
    nearbyPlaces: [],
    offices: [createOffice('berlare', 'Berlare'), createOffice('stekene', 'Stekene')],
    people: [],
    menu,
    articles: [createArticle()],
    vacancies: [createVacancy()],
    testimonials: [createTestimonial()],
    legalDocuments: [legalDocument],
    sentences: { words: {}, regions: [] },
    rules: {
      energyBands: [],
      renovationDuties: [],
      deposits: [],
      tenantFees: [],
      purchase: { duties: [], newBuildVat: [], notary: [], mortgages: [] },
      electricityRepair: [],
      asbestos: [],
      zones: {},
      advances: [
        {
          validFrom: day('1971-09-20'),
          checkedOn: day('2026-11-24'),
          source: 'https://law.example',
          percent: 10,
          offPlanPercent: 5,
        },
      ],
      offers: { leastHours: 24, deedMonths: 4 },
      contactSlots: [],
    },
    ...overrides,
  }
  return { ...records, index: indexCatalogue(records) }
}
