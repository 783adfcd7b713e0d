import { isOnOffer } from '#domain/listing/availability.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { IconName } from '#ui/kit/icons.ts'
import type { Page } from '#views/kit/page.ts'
import { officeOf, personOf } from '#views/kit/catalogue-index.ts'
import { mailHref } from '#views/forms/contact-ways.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { SubjectFactsView } from '#views/forms/subject-facts.ts'
import { viewAgent } from './agent.ts'
import { officePath, personPath } from '#views/editorial/office-path.ts'
import { signedBy } from '#views/editorial/person.ts'
import { viewOfficeStrip } from './office-strip.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import type { TextView } from '#views/kit/text.ts'

/** A link of the contact card. */
export type ContactLink = Readonly<{ href: string; words: string }>

/** A way to reach the agency, and what to expect of it, a line each. */
export type ContactRow = ContactLink & Readonly<{ icon: IconName; notes: readonly TextView[] }>

/** Contact card of a listing: a face, one button, and a list of three. */
export type ListingContactView = Readonly<{
  label: string
  name: string
  /** The page of the agent. */
  href?: string
  initials: string
  portrait?: PictureView
  role?: string
  /** Who signs for a trainee. */
  signedBy?: string
  office: Readonly<{ name: string; href?: string }>
  phone: Readonly<{ href: string; words: string; label: string }>
  main?: ContactLink
  /** The first is the telephone. */
  rows: readonly ContactRow[]
  /** Link to the form that sends the page to somebody else. */
  friend?: ContactLink
  printNote: string
  /** Caption of the printed QR code. */
  qr: string
  /** The bar of small screens: to call, and one action in a word. */
  bar: Readonly<{ label: string; call: string; main?: ContactLink }>
}>

/** The listing that the contact card is for. */
export type ContactSubject = Readonly<{
  label: string
  /** Title, for the subject of a mail. */
  title: string
  agentId?: string
  officeId: string
  facts: SubjectFactsView
  /** The form that asks about it. */
  enquiry: 'request-info' | 'contact-construction'
  /** Anchor of the other homes on the page, where it has some. */
  othersHref?: string
}>

/** Returns the contact card of a listing: of its agent, or else its office. */
export function viewListingContact(page: Page, subject: ContactSubject): ListingContactView | undefined {
  const { context, locale, t } = page
  const { catalogue } = context
  const office = officeOf(catalogue, subject.officeId)
  if (office === undefined) return undefined
  const agent = personOf(catalogue, subject.agentId)
  const { name, initials, phone } = viewAgent(office, agent)
  const [main, ...others] = isOnOffer(subject.facts.state)
    ? offerWays(page, subject)
    : goneWays(page, subject)
  const hours = viewOfficeStrip(office, page).hours
  const rows: readonly ContactRow[] = [
    {
      ...phone,
      icon: 'phone',
      notes: hours.map(({ days, lang, hours: open }) => ({ text: `${days} ${open}`, lang })),
    },
    ...others.flatMap((way) => (way.row === undefined ? [] : [toRow(way, way.row, t)])),
    ...mailRow(page, subject, agent?.email ?? office.email),
  ]
  return {
    label: subject.label,
    name,
    href: agent === undefined ? undefined : personPath(context, agent.id, locale),
    initials,
    portrait: viewPicture(page, agent?.portrait),
    role: agent?.role[locale],
    signedBy: agent === undefined ? undefined : signedBy(page, agent),
    office: { name: office.name, href: officePath(context, office.id, locale) },
    phone: { ...phone, label: t('property.contact.call', { name }) },
    main,
    rows: rows.slice(0, rowsShown),
    friend: formWay(page, subject, 'send-to-friend', 'property.contact.friend')[0],
    printNote: t('property.contact.printNote'),
    qr: t('property.contact.qr'),
    bar: {
      label: t('property.contact.bar'),
      call: t('property.bar.call'),
      main: barAction(page, subject),
    },
  }
}

/** Rows of the list: more of them are a heap again. */
const rowsShown = 3

/** A link, and how it stands in the list. */
type Way = ContactLink & Readonly<{ row?: Readonly<{ icon: IconName; note: MessageKey }> }>

function toRow(
  { href, words }: ContactLink,
  { icon, note }: NonNullable<Way['row']>,
  t: Translate,
): ContactRow {
  return { href, words, icon, notes: [{ text: t(note) }] }
}

/** Where there are few forms the list ends with the address. */
function mailRow({ t }: Page, { title }: ContactSubject, email: string): readonly ContactRow[] {
  const href = mailHref(email, t('property.contact.mailSubject', { property: title }))
  return [{ href, words: email, icon: 'mail', notes: [] }]
}

function barAction(page: Page, subject: ContactSubject): ContactLink | undefined {
  const { t } = page
  const { facts, othersHref } = subject
  if (isOnOffer(facts.state)) return formWay(page, subject, 'request-visit', 'property.bar.visit')[0]
  if (othersHref !== undefined) return { href: othersHref, words: t('property.bar.similar') }
  return demandLink(page, facts, t('property.bar.alert'))[0]
}

/** Returns what can be done about a listing on offer, the most wanted first. */
function offerWays(page: Page, subject: ContactSubject): readonly Way[] {
  return [
    ...formWay(page, subject, 'request-visit', 'property.contact.visit'),
    ...formWay(page, subject, subject.enquiry, 'property.contact.info', {
      icon: 'mail',
      note: 'property.contact.infoNote',
    }),
    ...formWay(page, subject, 'purchase-offer', 'property.contact.offer', {
      icon: 'document',
      note: 'property.contact.offerNote',
    }),
    ...formWay(page, subject, 'rent-application', 'property.contact.rentApplication', {
      icon: 'document',
      note: 'property.contact.rentApplicationNote',
    }),
    ...formWay(page, subject, 'request-documents', 'property.contact.documents', {
      icon: 'document',
      note: 'property.contact.documentsNote',
    }),
  ]
}

/** Returns what can be done where a listing is taken: to look at others, and to hear of the next. */
function goneWays(page: Page, subject: ContactSubject): readonly Way[] {
  const { t } = page
  const isEarly = page.context.catalogue.site.earlyAccessHours > 0
  const note = isEarly ? 'property.contact.alertNoteEarly' : 'property.contact.alertNote'
  const similar = { href: subject.othersHref ?? '', words: t('property.contact.similar') }
  return [
    ...(subject.othersHref === undefined ? [] : [similar]),
    ...demandLink(page, subject.facts, t('property.contact.alert')).map((link) => ({
      ...link,
      row: { icon: 'alert', note } as const,
    })),
  ]
}

/** Returns a link to the demand register, filled in with what a listing is. */
export function demandLink(
  { context, locale }: Page,
  { wanted }: Pick<SubjectFactsView, 'wanted'>,
  words: string,
): readonly ContactLink[] {
  const path = formPath(context, 'demand-register', locale)
  return path === undefined ? [] : [{ href: `${path}?${wanted}`, words }]
}

function formWay(
  { context, locale, t }: Page,
  { facts }: ContactSubject,
  form: FormId,
  words: MessageKey,
  row?: Way['row'],
): readonly Way[] {
  const path = formPath(context, form, locale)
  const isFitting = canBeAbout(forms[form].about, facts)
  return path === undefined || !isFitting ? [] : [{ href: `${path}?${facts.query}`, words: t(words), row }]
}
