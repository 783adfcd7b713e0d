import type { Locale } from '#domain/values/locale.ts'
import type { Db } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { oneLine } from '#service/kit/mail/mailbox.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { type Appointment, appointmentWords } from '#service/requests/bookings/appointment.ts'
import { ownerFile } from '#service/requests/calendars/appointment-files.ts'
import type { AppointmentNews } from '#service/requests/bookings/appointment-mails.ts'

/** What owners are told of at once, where staff want it; they read the rest in the portal. */
export type OwnerNews = Extract<AppointmentNews, 'booked' | 'confirmed' | 'moved' | 'cancelled'>

/** An owner who has an account. */
type Owner = Readonly<{ name: string; email: string; locale: Locale }>

/** Returns the owners of a home who can be told of its visits. */
export async function readOwnersOf(db: Db, home: string | undefined): Promise<readonly Owner[]> {
  if (home === undefined) return []
  return await db
    .selectFrom('owner_property')
    .innerJoin('owner', 'owner.id', 'owner_property.owner_id')
    .select(['owner.name', 'owner.email', 'owner.locale'])
    .where('owner_property.subject', '=', home)
    .orderBy('owner.email')
    .execute()
}

/** Returns the mail that tells an owner of a visit, without who comes. */
export function ownerMail(
  news: OwnerNews,
  appointment: Appointment,
  { name, email, locale }: Owner,
  words: SiteWords,
  now: number,
): Letter {
  const { office } = appointment
  const { t } = words.languages(locale)
  const { day, time, old, when, place } = appointmentWords(appointment, locale)
  const title = oneLine(t(`mails.ownerVisit.${news}`, { day, time, old }))
  return {
    kind: 'owner',
    to: { name, address: email },
    replyTo: { name: office.name, address: office.email },
    subject: title,
    content: {
      locale,
      title,
      preheader: `${when}, ${place}`,
      blocks: [
        { kind: 'text', text: t('mails.visitor.greeting', { name }) },
        { kind: 'text', text: `${when}\n${place}` },
        { kind: 'button', label: t('mails.ownerVisit.button'), href: words.portalLink('', locale) },
      ],
      sender: office.name,
      notes: [{ text: t('mails.ownerVisit.why') }],
    },
    calendar: ownerFile(appointment, { locale, now, attendee: { name, address: email } }),
  }
}
