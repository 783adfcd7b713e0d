import type { Locale } from '#domain/values/locale.ts'
import { whatsappHref } from '#text/phone.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { officeOf, personOf } from '#views/kit/catalogue-index.ts'
import { mailHref } from '#views/forms/contact-ways.ts'
import type { ViewContext } from '#views/kit/context.ts'
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
export function viewListingContact(
  context: ViewContext,
  subject: ContactSubject,
  locale: Locale,
  t: Translate,
): ListingContactView | undefined {
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
    actions: isOnOffer(subject.facts.state)
      ? offerActions(context, subject, locale, t)
      : goneActions(context, subject, locale, t),
    links: [
      ...formLinks(context, subject, locale, t),
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
      main: barAction(context, subject, locale, t),
    },
  }
}

function barAction(
  context: ViewContext,
  subject: ContactSubject,
  locale: Locale,
  t: Translate,
): ContactLink | undefined {
  const { facts, othersHref } = subject
  if (isOnOffer(facts.state))
    return formAction(context, subject, 'request-visit', t('property.bar.visit'), locale)[0]
  if (othersHref !== undefined) return { href: othersHref, words: t('property.bar.similar') }
  return demandLink(context, facts, t('property.bar.alert'), locale)[0]
}

function offerActions(
  context: ViewContext,
  subject: ContactSubject,
  locale: Locale,
  t: Translate,
): ListingContactView['actions'] {
  return [
    ...formAction(context, subject, 'request-visit', t('property.contact.visit'), locale),
    ...formAction(context, subject, subject.enquiry, t('property.contact.info'), locale),
  ]
}

function goneActions(
  context: ViewContext,
  subject: ContactSubject,
  locale: Locale,
  t: Translate,
): ListingContactView['actions'] {
  return [
    ...(subject.othersHref === undefined
      ? []
      : [{ href: subject.othersHref, words: t('property.contact.similar') }]),
    ...demandLink(context, subject.facts, t('property.contact.alert'), locale),
  ]
}

/** Returns a link to the demand register, filled in with what a listing is. */
export function demandLink(
  context: ViewContext,
  { wanted }: Pick<SubjectFactsView, 'wanted'>,
  words: string,
  locale: Locale,
): readonly ContactLink[] {
  const path = formPath(context, 'demand-register', locale)
  return path === undefined ? [] : [{ href: `${path}?${wanted}`, words }]
}

type FormLink = Readonly<{ form: FormId; words: MessageKey }>

function formLinks(
  context: ViewContext,
  subject: ContactSubject,
  locale: Locale,
  t: Translate,
): readonly ContactLink[] {
  const links: readonly FormLink[] = [
    { form: 'request-documents', words: 'property.contact.documents' },
    { form: 'send-to-friend', words: 'property.contact.friend' },
    { form: 'purchase-offer', words: 'property.contact.offer' },
    { form: 'rent-application', words: 'property.contact.rentApplication' },
  ]
  return links.flatMap(({ form, words }) => formAction(context, subject, form, t(words), locale))
}

function formAction(
  context: ViewContext,
  { facts }: ContactSubject,
  form: FormId,
  words: string,
  locale: Locale,
): readonly ContactLink[] {
  const path = formPath(context, form, locale)
  const isFitting = canBeAbout(forms[form].about, facts)
  return path === undefined || !isFitting ? [] : [{ href: `${path}?${facts.query}`, words }]
}
