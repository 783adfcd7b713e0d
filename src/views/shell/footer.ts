import { officeTown } from '#domain/site/office.ts'
import type { Company } from '#domain/site/company.ts'
import type { FooterColumn } from '#domain/site/site-config.ts'
import type { Locale } from '#domain/values/locale.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { type LinkView, viewLink } from './link.ts'
import { officePath } from '#views/editorial/office-path.ts'
import { type QuoteView, viewQuote } from '#views/editorial/testimonial.ts'
import { personalLinks } from './personal-links.ts'
import { type PictureView, viewPictures } from '#views/kit/picture.ts'
import { type ParagraphsView, viewParagraphs, viewText } from '#views/kit/text.ts'

/** An office in one line of the footer. */
export type FooterOfficeView = Readonly<{
  town: string
  href?: string
  lines: readonly string[]
  phone: string
  phoneHref: string
}>

/** The reviews of a service: score and link; a sample is labelled as one, and stands in for a testimonial. */
export type ReviewView = Readonly<{
  score?: string
  outOf?: string
  sample?: string
  sampleBy?: string
  /** That nobody here checks whom the reviews are from, which the law wants said. */
  unverified: string
  link: string
  href: string
  /** The third-party widget that replaces the sample, as JSON. */
  widget?: string
}>

/** A column of the footer. */
export type FooterColumnView = Readonly<{
  kind: FooterColumn['kind']
  title: string
  intro?: string
  text: ParagraphsView
  images: readonly PictureView[]
  links: readonly LinkView[]
  offices: readonly FooterOfficeView[]
  review?: ReviewView
  quote?: QuoteView
}>

/** The company's identity, as the law requires it. */
export type CompanyView = Readonly<{
  identity: readonly string[]
  contact: Readonly<{ phone: string; phoneHref: string; email: string }>
  register: readonly string[]
  supervisor: Readonly<{ text: string; href: string }>
  conduct: Readonly<{ text: string; href: string }>
}>

/** Everything below the page. */
export type FooterView = Readonly<{
  columns: readonly FooterColumnView[]
  company: CompanyView
  /** Links to the personal pages. */
  personal: readonly LinkView[]
  copyright: string
  demo?: string
  legal: readonly LinkView[]
  /** Revokes consent and opens the consent dialog again; without script a link to the cookie policy. */
  consent?: LinkView
  social: readonly Readonly<{ name: string; url: string }>[]
}>

/** Returns the footer in a language. */
export function viewFooter(page: Page): FooterView {
  const { context, locale, t } = page
  const { site, legalDocuments } = context.catalogue
  return {
    columns: site.footer.map((column) => viewColumn(page, column)),
    company: viewCompany(page, site.company),
    // The favourites are in the header.
    personal: personalLinks(context, locale).filter(({ page }) => page !== 'favourites'),
    copyright: `© ${partsOf(context.now).year} ${site.name}`,
    demo: site.isDemo ? t('layout.demo') : undefined,
    legal: legalDocuments.flatMap(({ id, title }) => viewLegalLink(page, id, title[locale])),
    consent: viewLegalLink(page, 'cookie-policy', t('consent.link'))[0],
    social: site.social,
  }
}

function viewLegalLink({ context, locale }: Page, id: string, label: string): readonly LinkView[] {
  const route = context.routes.find(`legal:${id}`, locale)
  return route === undefined ? [] : [{ label, href: route.path, isExternal: false }]
}

function viewColumn(page: Page, column: FooterColumn): FooterColumnView {
  const { context, locale } = page
  const quote = column.kind === 'review' ? viewQuote(page) : undefined
  return {
    kind: column.kind,
    title: column.title[locale],
    intro: viewText(column.intro, page)?.text,
    text: viewParagraphs(column.text, page),
    images: viewPictures(page, column.images),
    links: column.links.map(({ label, link }) => viewLink(context, label[locale], link, locale)),
    offices: column.kind === 'offices' ? viewFooterOffices(page) : [],
    review: column.kind === 'review' ? viewReview(page, quote === undefined) : undefined,
    quote,
  }
}

function viewFooterOffices({ context, locale }: Page): readonly FooterOfficeView[] {
  return context.catalogue.offices.map((office) => ({
    town: officeTown(office, locale),
    href: officePath(context, office.id, locale),
    lines: [`${office.street} ${office.houseNumber}`, `${office.zip} ${office.town}`],
    phone: formatPhone(office.phone),
    phoneHref: phoneHref(office.phone),
  }))
}

function viewReview({ context, locale, t }: Page, withSample: boolean): ReviewView | undefined {
  const { reviews } = context.catalogue.site
  if (reviews === undefined) return undefined
  const { score, count, sample, sampleBy, url, widget } = reviews
  return {
    score: score === undefined ? undefined : formatNumber(score, locale),
    outOf: count === undefined ? undefined : t('layout.review.outOf', { count }),
    sample: withSample ? sample?.[locale] : undefined,
    sampleBy: withSample ? sampleBy?.[locale] : undefined,
    unverified: t('layout.review.unverified', { host: new URL(url).host }),
    link: t('layout.review.link'),
    href: url,
    widget: widget && JSON.stringify({ script: widget.script, attributes: widget.attributes }),
  }
}

/**
 * Returns the register of legal persons with the court of the company's seat, where its configuration names it.
 * @see https://www.ejustice.just.fgov.be/eli/loi/2019/03/23/2019A40586/justel: article 2:20 of the Code of companies
 */
export function courtWords({ court }: Company, locale: Locale, t: Translate): readonly string[] {
  return court === undefined ? [] : [t('layout.company.court', { court: court[locale] })]
}

/** @see belgian-rules.md, company block (books VI and XII of the Code of economic law, read 2026) */
function viewCompany(page: Page, company: Company): CompanyView {
  const { locale, t } = page
  const country = viewText(company.country, page)?.text
  const { supervisor, insurer, policyNumber, thirdPartyAccount } = company
  return {
    identity: [
      company.legalName,
      [company.street, `${company.zip} ${company.town}`, country]
        .filter((part) => part !== undefined)
        .join(', '),
    ],
    contact: { phone: formatPhone(company.phone), phoneHref: phoneHref(company.phone), email: company.email },
    register: [
      `${company.professionalTitle[locale]}, ${t('layout.company.biv', { number: company.bivNumber })}`,
      t('layout.company.enterprise', { number: company.enterpriseNumber }),
      ...courtWords(company, locale, t),
      t('layout.company.vat', { number: company.vatNumber }),
      t('layout.company.insurer', { insurer, policy: policyNumber }),
      ...(thirdPartyAccount === undefined
        ? []
        : [t('layout.company.thirdParty', { account: thirdPartyAccount })]),
    ],
    supervisor: {
      text: t('layout.company.supervisor', {
        name: supervisor.name[locale],
        address: supervisor.address[locale],
      }),
      href: supervisor.url[locale],
    },
    conduct: { text: t('layout.company.conduct'), href: company.codeOfConductUrl },
  }
}
