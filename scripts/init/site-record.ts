import { type Localised, mapLocales } from '#domain/values/locale.ts'
import type { NewAgency } from './agency.ts'
import { mapHome } from './places.ts'
import type { Say } from './say.ts'
import words from './words.json' with { type: 'json' }

/** Returns `site.json` of a new agency. */
export function siteRecord(agency: NewAgency, say: Say) {
  const { name, languages, offices } = agency
  const [office] = offices
  const link = (label: Localised<string>, to: string) => ({ label: say.words(label), link: to })
  const { does } = agency
  return {
    name,
    baseUrl: agency.baseUrl,
    site_info: {},
    language: {
      languageDefault: languages[0],
      languageUse: languages.map((code) => ({ code, use: true })),
    },
    header: {
      appBar: [
        {
          label: say.words(everywhere(office.phone)),
          link: `tel:${office.phone.replace(/[^\d+]/g, '')}`,
          icon: 'phone',
          status: 'Published',
        },
        { ...link(words.login, '/login/'), icon: 'user', status: 'Published' },
      ],
      propertySearch: [1],
    },
    footer: {
      columns: [
        {
          kind: 'offices',
          title: say.words(offices.length > 1 ? words.offices : words.oneOffice),
          links: [],
        },
        {
          kind: 'links',
          title: say.words(words.links),
          links: [
            ...(does.has('sale') ? [link(words.sale, '/for-sale/')] : []),
            ...(does.has('rent') ? [link(words.rent, '/for-rent/')] : []),
            ...(does.has('new-build') ? [link(words.projects, '/projects/')] : []),
            ...(does.has('discreet') ? [link(words.discreet, '/Discreet/')] : []),
            ...(does.has('sale') ? [link(words.valuation, '/contact-demand/')] : []),
            link(words.alerts, '/demand-register/'),
            link(words.contact, '/contact/'),
            link(words.login, '/login/'),
          ],
        },
      ],
    },
    tagline: say.words(offerOf(agency)),
    social: [],
    pictureHosts: [],
    map: { home: mapHome(offices) },
    isDemo: false,
    offline: true,
    formsEndpoint: '/forms',
    errorReports: '/forms/reports',
    company: companyRecord(agency, say),
  }
}

function everywhere(text: string): Localised<string> {
  return mapLocales(() => text)
}

function companyRecord(agency: NewAgency, say: Say) {
  const [office] = agency.offices
  const isFrench = agency.languages[0] === 'fr'
  return {
    name: agency.name,
    legalName: agency.legalName,
    street: `${office.street} ${office.houseNumber}`,
    zip: office.zip,
    town: office.town,
    country: say.words(words.country),
    phone: office.phone,
    email: office.email,
    enterpriseNumber: agency.enterpriseNumber,
    vatNumber: `BE ${agency.enterpriseNumber}`,
    court: say.words(everywhere(agency.court)),
    professionalTitle: say.words(words.title),
    bivNumber: agency.bivNumber,
    supervisor: {
      name: say.words(words.supervisor),
      address: say.words(words.supervisorAddress),
      url: say.words(words.supervisorUrl),
    },
    insurer: agency.insurer,
    policyNumber: agency.policyNumber,
    codeOfConductUrl: isFrench ? 'https://www.ipi.be/' : 'https://www.biv.be/plichtenleer',
  }
}

/** Returns the sentence that says what the agency offers. */
export function offerOf({ does }: NewAgency): Localised<string> {
  const { offer } = words
  if (does.has('sale')) return does.has('rent') ? offer.both : offer.sale
  return does.has('rent') ? offer.rent : offer.new
}
