import { stepsAfterBooking } from '#forms/next-steps.ts'
import { formatLeaf } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { type Appointment, appointmentWords } from '#service/requests/bookings/appointment.ts'
import { timeOfReminder } from '#service/requests/bookings/reminder.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { shownAddress } from '#service/kit/mail/shown-address.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

type Shown = Readonly<{ appointment: Appointment; language: Language; words: SiteWords }>

/** Returns the thank-you page of an appointment that was booked just now. */
export function bookedPage({ appointment, language, words }: Shown): ServicePage {
  const { locale, t } = language
  const { booking, moment, sent } = appointment
  const { hours, place } = appointmentWords(appointment, locale)
  const home = sent.about?.(locale)
  const kind = home === undefined ? 'appointment' : 'visit'
  const address = visitorAddress(sent.answers)
  const { weekday, day, month } = formatLeaf(moment.on, locale)
  const page = words.link(`appointment/${booking.token}`, locale)
  const isWaiting = booking.status === 'waiting'
  const title = isWaiting ? t('appointments.state.waiting') : t(`thanks.booked.${kind}`)
  return {
    title,
    body: (
      <ReceiptPage
        title={title}
        lead={address === undefined ? undefined : t('thanks.booked.mailed', { email: shownAddress(address) })}
        agent={
          home?.agent && { agent: home.agent, title: t('thanks.agent.visit', { name: home.agent.name }) }
        }
        next={stepsAfterBooking(kind, {
          hasCopy: address !== undefined,
          isReminded: !isWaiting && timeOfReminder(appointment, sent.at) !== undefined,
        })}
        t={t}
      >
        <div className="date">
          <p className="date__day">
            {weekday}
            <b>{day}</b>
            {month}
          </p>
          <p className="date__what">
            <strong>{hours}</strong>
            <span>{place}</span>
            {home !== undefined && (
              <span className="date__home">
                <a href={home.href} lang={home.titleLang}>
                  {home.title}
                </a>
                {home.reference !== undefined && `, ${home.reference}`}
              </span>
            )}
          </p>
        </div>
        <p className="thanks__go">
          <a className="button" href={`${page}/appointment.ics`}>
            <Icon name="calendar" /> {t('appointments.file')}
          </a>
          {home?.routeHref !== undefined && (
            <a className="button button--ghost" href={home.routeHref} target="_blank" rel="noopener">
              <Icon name="pin" /> {t('thanks.booked.route')}
            </a>
          )}
        </p>
        <p>
          {t('thanks.booked.change')} <a href={page}>{t('thanks.booked.changeLink')}</a>.{' '}
          {t('thanks.booked.changeWhy')}
        </p>
      </ReceiptPage>
    ),
  }
}
