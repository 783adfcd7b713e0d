import { whatsappHref } from '#text/phone.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { officeOf, personOf } from '#views/kit/catalogue-index.ts'
import { mailHref } from '#views/forms/contact-ways.ts'
import { formPath } from '#views/forms/form-link.ts'
import type { SubjectFactsView } from '#views/forms/subject-facts.ts'
import { viewAgent } from './agent.ts'
import { officePath } from '#views/editorial/office-path.ts'
import { viewOfficeStrip } from './office-strip.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'

/** A link of the contact card. */
export type ContactLink = Readonly<{ href: string; words: string; isExternal?: boolean }>

/** Contact card of a listing: agent, office, actions and links. */
export type ListingContactView = Readonly<{
  label: string
  name: string
  initials: string
  portrait?: PictureView
  role?: string
  office: Readonly<{ name: string; href?: string }>
  /** When the office is open, a line for each kind of day. */
  hours: readonly string[]
  phone: Readonly<{ href: string; words: string; label: string }>
  /** The first one is the main one. */
  actions: readonly ContactLink[]
  links: readonly ContactLink[]
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
  const email = agent?.email ?? office.email
  return {
    label: subject.label,
    name,
    initials,
    portrait: viewPicture(context, agent?.portrait, locale),
    role: agent?.role[locale],
    office: { name: office.name, href: officePath(context, office.id, locale) },
    hours: viewOfficeStrip(office, locale).hours.map(({ days, hours }) => `${days} ${hours}`),
    phone: { ...phone, label: t('property.contact.call', { name }) },
    actions: isOnOffer(subject.facts.state) ? offerActions(page, subject) : goneActions(page, subject),
    links: [
      ...formLinks(page, subject),
      {
        href: mailHref(email, t('property.contact.mailSubject', { property: subject.title })),
        words: email,
      },
      ...(office.whatsapp === undefined
        ? []
        : [
            {
              href: whatsappHref(office.whatsapp),
              words: t('property.contact.whatsapp'),
              isExternal: true,
            },
          ]),
    ],
    printNote: t('property.contact.printNote'),
    qr: t('property.contact.qr'),
    bar: {
      label: t('property.contact.bar'),
      call: t('property.bar.call'),
      main: barAction(page, subject),
    },
  }
}

function barAction(page: Page, subject: ContactSubject): ContactLink | undefined {
  const { t } = page
  const { facts, othersHref } = subject
  if (isOnOffer(facts.state)) return formAction(page, subject, 'request-visit', t('property.bar.visit'))[0]
  if (othersHref !== undefined) return { href: othersHref, words: t('property.bar.similar') }
  return demandLink(page, facts, t('property.bar.alert'))[0]
}

function offerActions(page: Page, subject: ContactSubject): ListingContactView['actions'] {
  const { t } = page
  return [
    ...formAction(page, subject, 'request-visit', t('property.contact.visit')),
    ...formAction(page, subject, subject.enquiry, t('property.contact.info')),
  ]
}

function goneActions(page: Page, subject: ContactSubject): ListingContactView['actions'] {
  const { t } = page
  return [
    ...(subject.othersHref === undefined
      ? []
      : [{ href: subject.othersHref, words: t('property.contact.similar') }]),
    ...demandLink(page, subject.facts, t('property.contact.alert')),
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

type FormLink = Readonly<{ form: FormId; words: MessageKey }>

function formLinks(page: Page, subject: ContactSubject): readonly ContactLink[] {
  const links: readonly FormLink[] = [
    { form: 'request-documents', words: 'property.contact.documents' },
    { form: 'send-to-friend', words: 'property.contact.friend' },
    { form: 'purchase-offer', words: 'property.contact.offer' },
    { form: 'rent-application', words: 'property.contact.rentApplication' },
  ]
  return links.flatMap(({ form, words }) => formAction(page, subject, form, page.t(words)))
}

function formAction(
  { context, locale }: Page,
  { facts }: ContactSubject,
  form: FormId,
  words: string,
): readonly ContactLink[] {
  const path = formPath(context, form, locale)
  const isFitting = canBeAbout(forms[form].about, facts)
  return path === undefined || !isFitting ? [] : [{ href: `${path}?${facts.query}`, words }]
}
