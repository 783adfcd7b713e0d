import type { Translate } from '#i18n/translate.ts'
import type { Letter, MailBlock, MailHome } from '#service/kit/mail/letter.ts'
import { receivedAt } from '#service/kit/mail/received-at.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { formatPhone } from '#text/phone.ts'
import type { Owner } from './find-owner.ts'

/** An owner as a mail addresses one; mails about signing in say where to: the portal, unless it is somebody of the desk. */
type Addressee = Pick<Owner, 'email' | 'name' | 'locale' | 'room'>
/** A link, and until when it works in milliseconds since 1970. */
type Link = Readonly<{ href: string; until: number }>

/** Returns the mail that invites an owner to choose a password. */
export function welcomeLetter(
  owner: Addressee,
  { href, until, homes }: Link & Readonly<{ homes: readonly MailHome[] }>,
  words: SiteWords,
): Letter {
  const { t } = words.languages(owner.locale)
  const { day } = receivedAt(until, owner.locale)
  return letterTo(owner, words, 'welcome', [
    { kind: 'text', text: t('account.mails.welcome.text', { name: owner.name }) },
    ...(homes.length === 0 ? [] : [{ kind: 'homes', homes } as const]),
    { kind: 'button', label: t('account.mails.welcome.button'), href },
    { kind: 'text', text: t('account.mails.welcome.until', { day }) },
  ])
}

/** Returns the mail that invites a member of staff to choose a password. */
export function staffLetter(staff: Addressee, { href, until }: Link, words: SiteWords): Letter {
  const { t } = words.languages(staff.locale)
  const { day } = receivedAt(until, staff.locale)
  return letterTo(staff, words, 'staff', [
    { kind: 'text', text: t('account.mails.staff.text', { name: staff.name }) },
    { kind: 'button', label: t('account.mails.welcome.button'), href },
    { kind: 'text', text: t('account.mails.welcome.until', { day }) },
  ])
}

/** Returns the mail with a link to choose another password. It names nobody, since anybody can ask for it. */
export function passwordLetter(owner: Addressee, { href, until }: Link, words: SiteWords): Letter {
  const { t } = words.languages(owner.locale)
  const { time } = receivedAt(until, owner.locale)
  const { phone } = words.recipients.agency
  return letterTo(owner, words, 'password', [
    { kind: 'text', text: t('account.mails.password.text', { time, where: whereOf(owner, t) }) },
    { kind: 'button', label: t('account.mails.password.button'), href },
    { kind: 'text', text: t('account.mails.password.notYou', { phone: formatPhone(phone) }) },
  ])
}

/** Returns the mail that tells an owner of something that changed: who did not do it calls. */
export function changedLetter(
  owner: Addressee,
  changed: 'passwordChanged' | 'secondStepOn' | 'secondStepOff' | 'emailChanging' | 'emailChanged',
  words: SiteWords,
  at: number,
): Letter {
  const { t } = words.languages(owner.locale)
  const { phone } = words.recipients.agency
  const when = receivedAt(at, owner.locale)
  return letterTo(owner, words, changed, [
    { kind: 'text', text: t(`account.mails.${changed}.text`, { ...when, where: whereOf(owner, t) }) },
    { kind: 'text', text: t('account.mails.notYou', { phone: formatPhone(phone) }) },
  ])
}

/** Returns the mail to a new address, which counts once its link was opened. */
export function confirmEmailLetter(owner: Addressee, { href, until }: Link, words: SiteWords): Letter {
  const { t } = words.languages(owner.locale)
  const { time } = receivedAt(until, owner.locale)
  return letterTo(owner, words, 'confirmEmail', [
    { kind: 'text', text: t('account.mails.confirmEmail.text', { time, where: whereOf(owner, t) }) },
    { kind: 'button', label: t('account.mails.confirmEmail.button'), href },
    { kind: 'text', text: t('account.mails.confirmEmail.notYou') },
  ])
}

/** Returns the mail that tells the agency that an owner signs in with another address, so that the CRM can follow. */
export function newAddressLetter(owner: Addressee, email: string, words: SiteWords, at: number): Letter {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const title = t('account.mails.newAddress.subject', { name: owner.name })
  const items = [
    t('account.mails.newAddress.old', { email: owner.email }),
    t('account.mails.newAddress.new', { email }),
  ]
  return letterToAgency({ ...owner, email }, words, {
    title,
    preheader: items.join('; '),
    blocks: [
      {
        kind: 'text',
        text: t('account.mails.newAddress.text', { name: owner.name, ...receivedAt(at, locale) }),
      },
      { kind: 'list', heading: t('account.mails.newAddress.addresses'), items },
    ],
    note: t('account.mails.newAddress.why'),
  })
}

/** Returns the mail that tells the agency that an owner signed in. */
export function signedInLetter(
  owner: Addressee,
  homes: readonly string[],
  words: SiteWords,
  at: number,
): Letter {
  const { locale } = words.recipients
  const { t } = words.languages(locale)
  const { day, time } = receivedAt(at, locale)
  return letterToAgency(owner, words, {
    title: t('account.mails.signedIn.subject', { name: owner.name }),
    preheader: homes.join('; '),
    blocks: [
      { kind: 'text', text: t('account.mails.signedIn.text', { name: owner.name, day, time }) },
      { kind: 'list', heading: t('account.mails.signedIn.homes'), items: homes },
    ],
    note: t('account.mails.signedIn.why'),
  })
}

/** Returns where somebody signs in, as a sentence names it. */
function whereOf({ room }: Addressee, t: Translate): string {
  return t(`account.mails.where.${room ?? 'portal'}`)
}

type ToAgency = Readonly<{ title: string; preheader: string; blocks: readonly MailBlock[]; note: string }>

function letterToAgency(
  { name, email }: Addressee,
  { recipients }: SiteWords,
  { title, preheader, blocks, note }: ToAgency,
): Letter {
  const { locale, agency } = recipients
  return {
    kind: 'owner',
    to: { name: agency.name, address: agency.email },
    replyTo: { name, address: email },
    subject: title,
    content: { locale, title, preheader, blocks, notes: [{ text: note }] },
  }
}

function letterTo(
  { email, locale }: Addressee,
  { recipients, languages }: SiteWords,
  id: MailId,
  blocks: readonly MailBlock[],
): Letter {
  const { t } = languages(locale)
  const { agency } = recipients
  const title = t(`account.mails.${id}.subject`)
  return {
    kind: 'owner',
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.email },
    subject: title,
    content: {
      locale,
      title,
      preheader: t(`account.mails.${id}.preheader`),
      blocks,
      sender: agency.name,
      notes: [{ text: t('account.mails.never') }],
    },
  }
}

type MailId =
  | 'welcome'
  | 'staff'
  | 'password'
  | 'confirmEmail'
  | 'passwordChanged'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'emailChanging'
  | 'emailChanged'
