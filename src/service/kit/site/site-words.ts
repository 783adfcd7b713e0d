import type { FormsFile, NearbyDeal } from '#contracts/forms-file.ts'
import type { MailLook } from '#contracts/mail-look.ts'
import { portalRoot } from '#contracts/portal-paths.ts'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { FieldName } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { formatCriteria } from '#search/query/query-string.ts'
import { createLanguages, type Languages } from '#i18n/languages.ts'
import {
  type DeskSettings,
  nothingSet,
  type SetRecipients,
  withSettings,
} from '#service/kit/recipients/desk-settings.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { WantedHomes } from '#search/query/wanted-homes.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'

/** What mails say about the current publication, with whole addresses: each property and call reads it anew. */
export type SiteWords = Readonly<{
  /** Origin of the site: `https://agency.example`. */
  origin: string
  /** The agency and its offices, with what is set at the desk over what the site says. */
  recipients: SetRecipients
  /** Answers to begin with in the agency's own words. */
  templates: DeskSettings['templates']
  /** Returns the words of the publication that is current now, for mails that are written in several steps. */
  fixed: () => SiteWords
  /** Returns a language in the words of the site; in our own where the site is not in it. */
  languages: Languages
  /** Returns the address of a page of the service. @example link('confirm/TOKEN', 'nl') // 'https://agency.example/forms/nl/confirm/TOKEN' */
  link: (path: string, locale: Locale) => string
  /** Returns the address of a page of the owner portal. @example portalLink('forgotten', 'nl') // 'https://agency.example/portal/nl/forgotten' */
  portalLink: (path: string, locale: Locale) => string
  /** Returns the address of a page of the desk by its path; undefined where the site has no desk in a language. */
  deskLink: (path: string, locale: Locale) => string | undefined
  /** Returns the address of the list of wanted homes; undefined where the site has none. */
  listHref: (wanted: WantedHomes, locale: Locale) => string | undefined
  /** Returns the address of the demand register, filled in with wanted homes; undefined where the site has none. */
  demandHref: (wanted: WantedHomes, locale: Locale) => string | undefined
  /** Returns the address of the page of a form, with what its query says; undefined where no page has it. */
  formHref: (form: FormId, query: string | undefined, locale: Locale) => string | undefined
  look: (locale: Locale) => MailLook
  /** Returns a home or project by its name, `property/2417`; undefined when it is gone. */
  subject: (name: string | undefined, locale: Locale) => ListingSubject | undefined
  /** Returns the statements that a form asks to agree to, as visitors read them. */
  agreements: (form: FormId, locale: Locale) => readonly string[]
  /** Returns the advance on an offer, in percent; undefined where no rule is in force. */
  advance: FormsFile['advance']
  /** Months that requests are kept whose form has no term of its own. */
  keepRequestMonths: FormsFile['keepRequestMonths']
  /** What the agency asks of offers. */
  offers: FormsFile['offers']
  /** Returns what was sold or let lately. */
  deals: (locale: Locale) => readonly NearbyDeal[]
  /** Returns the town of a Belgian postal code; undefined for any other text. */
  town: (zip: string, locale: Locale) => string | undefined
  /** Returns the label of a value that a field offers; undefined when it does not. */
  label: (form: FormId, field: FieldName, value: string, locale: Locale) => string | undefined
}>

/** What is said in one language of a site. */
type Said = Pick<SiteForms, 'file' | 'subjects' | 'locale' | 't'>

const ownLanguages = createLanguages()

/**
 * Returns the words of the site whose forms are current; its properties throw when it has none. `settings` returns what is
 * set at the desk.
 */
export function createSiteWords(
  forms: () => ReadonlyMap<Locale, Said>,
  origin: string,
  settings: () => DeskSettings = () => nothingSet,
): SiteWords {
  const whole = (path: string): string => new URL(path, origin).href
  const siteIn = (locale: Locale): Said => {
    const site = forms().get(locale)
    if (site === undefined) throw new Error(`the site has no forms in ${locale}: build it again`)
    return site
  }
  const first = (): FormsFile => {
    const [site] = forms().values()
    if (site === undefined) throw new Error('the site has no forms: build it with an endpoint for them')
    return site.file
  }
  return {
    origin,
    fixed: () => {
      const [now, set] = [forms(), settings()]
      return createSiteWords(
        () => now,
        origin,
        () => set,
      )
    },
    languages: (locale) => forms().get(locale) ?? ownLanguages(locale),
    get recipients() {
      return withSettings(first().recipients, settings())
    },
    get templates() {
      return settings().templates
    },
    link: (path, locale) => {
      const [form] = Object.values(siteIn(locale).file.forms)
      return new URL(path, whole(form?.form.sending?.action ?? '/')).href
    },
    portalLink: (path, locale) => whole(`${portalRoot}/${locale}/${path}`),
    deskLink: (path, locale) => (siteIn(locale).file.desk === undefined ? undefined : whole(path)),
    listHref: ({ goal, criteria }, locale) => {
      const list = siteIn(locale).file.lists[goal]
      return list === undefined ? undefined : whole(`${list.path}${formatCriteria(criteria)}`)
    },
    demandHref: ({ goal, criteria }, locale) => {
      const list = siteIn(locale).file.lists[goal]
      if (list?.demandPath === undefined) return undefined
      return whole(`${list.demandPath}?goal=${list.section}${formatCriteria(criteria).replace('?', '&')}`)
    },
    formHref: (form, query, locale) => {
      const page = siteIn(locale).file.forms[form]?.page
      return page === undefined ? undefined : whole(query === undefined ? page : `${page}?${query}`)
    },
    look: (locale) => {
      const { home, privacy, ...look } = siteIn(locale).file.mail
      return {
        ...look,
        home: whole(home),
        privacy: privacy === undefined ? undefined : { ...privacy, href: whole(privacy.href) },
      }
    },
    subject: (name, locale) => {
      const subject = name === undefined ? undefined : siteIn(locale).subjects[name]
      if (subject === undefined) return undefined
      const { picture, href, applyHref } = subject
      return {
        ...subject,
        href: whole(href),
        applyHref: applyHref === undefined ? undefined : whole(applyHref),
        picture: picture === undefined ? undefined : { ...picture, src: whole(picture.src) },
      }
    },
    get advance() {
      return first().advance
    },
    get keepRequestMonths() {
      return first().keepRequestMonths
    },
    get offers() {
      return first().offers
    },
    agreements: (form, locale) =>
      (siteIn(locale).file.forms[form]?.form.agreements ?? []).map(
        ({ before, link, after }) => `${before}${link?.label ?? ''}${after}`,
      ),
    deals: (locale) => siteIn(locale).file.deals ?? [],
    town: (zip, locale) => siteIn(locale).file.towns?.[zip],
    label: (form, field, value, locale) => {
      const shown = siteIn(locale).file.forms[form]
      const choices = shown === undefined ? [] : choicesOf(shown.form, field)
      return choices.find((choice) => choice.value === value)?.label
    },
  }
}
