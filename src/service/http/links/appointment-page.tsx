import type { Language } from '#i18n/languages.ts'
import { type Appointment, appointmentWords } from '#service/requests/bookings/appointment.ts'
import type { AppointmentState } from '#service/requests/bookings/bookings.ts'
import { formatSlot } from '#service/requests/bookings/slot-value.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import { isFree, SlotPicker } from '#ui/forms/SlotPicker.tsx'
import { Subject } from '#ui/forms/Subject.tsx'
import { LinkPage } from '#service/kit/web/LinkPage.tsx'

/** What became of a press on the page. */
export type AppointmentNote = 'moved' | 'cancelled' | 'taken' | 'changed' | 'notChosen' | 'tooMany'

/** Why an appointment cannot be moved any more, and what to do. */
export type Stuck = Readonly<{ title: string; text: string }>

type Shown = Readonly<{
  appointment: Appointment
  state: AppointmentState
  language: Language
  words: SiteWords
  /** What it can be moved to. */
  days: readonly DayView[]
  note?: AppointmentNote
  /** Why it cannot be moved any more, only cancelled. */
  stuck?: Stuck
}>

/** Returns the page of an appointment: when and where it is, other moments, and a button that cancels it. */
export function appointmentPage({
  appointment,
  state,
  language,
  words,
  days,
  note,
  stuck,
}: Shown): ServicePage {
  const { locale, t } = language
  const { booking, sent } = appointment
  const { when, place } = appointmentWords(appointment, locale)
  const home = sent.about?.(locale)
  const isWaiting = state === 'booked' && booking.status === 'waiting'
  const title = t(`appointments.state.${isWaiting ? 'waiting' : state}`)
  const action = words.link(`appointment/${booking.token}`, locale)
  const moments = markOwn(days, appointment, t('appointments.own'))
  const isFull = !moments.some(({ slots }) => slots.some(isFree))
  const isTrouble = note !== 'moved' && note !== 'cancelled'
  return {
    title,
    body: (
      <LinkPage title={title} lead={`${when}, ${place}`}>
        {home !== undefined && <Subject label={t('forms.subject')} subject={home} />}
        <div className="form">
          {note !== undefined && (
            <div className={isTrouble ? 'notice notice--bad' : 'notice notice--wait'} role="alert">
              <h2>{t(`appointments.note.${note}`)}</h2>
            </div>
          )}
          {state === 'booked' && (
            <>
              <p>
                <a href={`${action}/appointment.ics`}>{t('appointments.file')}</a>
              </p>
              {stuck === undefined && isFull && <p>{t('appointments.move.full')}</p>}
              {stuck === undefined && !isFull && (
                <form className="form__group" method="post" action={action}>
                  <h2 className="form__legend">{t('appointments.move.title')}</h2>
                  <p className="field__hint">{t('appointments.move.hint')}</p>
                  <SlotPicker
                    field={{ id: 'slot', name: 'slot' }}
                    days={moments}
                    moreLabel={t('forms.slot.more')}
                  />
                  <p className="notice__ways">
                    <button className="button" type="submit" name="action" value="move">
                      {t('appointments.move.button')}
                    </button>
                  </p>
                </form>
              )}
              {stuck !== undefined && (
                <div className="notice notice--wait">
                  <h2>{stuck.title}</h2>
                  <p>{stuck.text}</p>
                </div>
              )}
              <form className="form__group" method="post" action={action}>
                <h2 className="form__legend">{t('appointments.cancel.title')}</h2>
                <p>{t('appointments.cancel.text')}</p>
                <p className="notice__ways">
                  <button className="button button--ghost" type="submit" name="action" value="cancel">
                    {t('appointments.cancel.button')}
                  </button>
                </p>
              </form>
            </>
          )}
        </div>
      </LinkPage>
    ),
  }
}

/** Marks the moment of an appointment, which is not taken by somebody else. */
function markOwn(
  days: readonly DayView[],
  { office, moment }: Appointment,
  note: string,
): readonly DayView[] {
  const own = formatSlot({ office: office.id, moment })
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) =>
      slot.value === own ? { ...slot, isTaken: false, isOwn: true, note } : slot,
    ),
  }))
}
