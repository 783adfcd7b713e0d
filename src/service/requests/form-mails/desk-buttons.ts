import { deskPaths } from '#contracts/desk-paths.ts'
import type { Language } from '#i18n/languages.ts'
import type { MailButton } from '#service/kit/mail/letter.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'
import type { OfficeNote } from './office-note.ts'
import type { SentForm } from './sent-form.ts'

/**
 * Returns the buttons of a mail to the office: what is done first about a form, at the desk where the site has one, and a call.
 * Each shows a page, on which a press does it: programs that look into mails open every link. `appointment` says what became of
 * its moment, where that is not what was asked.
 */
export function deskButtons(
  sent: SentForm,
  { locale, t }: Language,
  appointment?: OfficeNote['appointment'],
): readonly MailButton[] {
  const { id, form, subject, answers, desk } = sent
  const paths = deskPaths(locale)
  const link = (name: 'open' | 'plan' | 'move' | 'cancel' | 'compare' | 'answer', path: string) => {
    const href = desk?.(path, locale)
    return href === undefined ? [] : [{ label: t(`deskMails.buttons.${name}`), href }]
  }
  const open = link('open', paths.request(id))
  const { phone } = answers
  const call =
    typeof phone === 'string'
      ? [{ label: t('mails.agency.call', { phone: formatPhone(phone) }), href: phoneHref(phone) }]
      : []
  const plan = link('plan', paths.planFor(id))
  if (appointment === 'planned' || (appointment === undefined && answers.slot !== undefined))
    return [
      ...open,
      ...link('move', paths.booking(id)),
      ...link('cancel', paths.booking(id, 'cancel')),
      ...call,
    ]
  switch (form) {
    case 'contact-demand':
    case 'contact-demand-small':
      return [...open, ...call, ...plan]
    case 'request-visit':
    case 'contact-appointment':
      return [...open, ...plan, ...call]
    case 'purchase-offer':
      return [...(subject === undefined ? open : link('compare', paths.offers(subject))), ...call]
    case 'contact-me':
      return [...call, ...open]
    case 'request-info':
    case 'site-contact':
    case 'site-contact-small':
    case 'contact-construction':
      return [...open, ...link('answer', paths.answer(id)), ...call]
    default:
      return [...open, ...call]
  }
}
