import type { Context, Hono } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { isLocale } from '#domain/values/locale.ts'
import type { PostedTexts } from '#forms/answers.ts'
import type { Appointment } from '#service/requests/bookings/appointment.ts'
import { visitorFile } from '#service/requests/calendars/appointment-files.ts'
import type { AppointmentState, Bookings, FoundAppointment } from '#service/requests/bookings/bookings.ts'
import { formatStart, parseSlot } from '#service/requests/bookings/slot-value.ts'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import { peopleIn } from '#service/http/people-in.ts'
import type { FormsContext } from '#service/http/forms-context.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { formatPhone } from '#text/phone.ts'
import { type AppointmentNote, appointmentPage, type Stuck } from './appointment-page.tsx'
import { bookedPage } from './booked-page.tsx'
import { deadLinkPage } from '#service/kit/web/dead-link-page.tsx'
import { justBooked } from './receipt-of.ts'

/** What the links to appointments need. */
export type AppointmentContext = Pick<FormsContext, 'clock' | 'limits' | 'addressOf'> &
  Readonly<{ bookings: Bookings; words: SiteWords }>

const deadLink = { title: 'appointments.dead.title', lead: 'appointments.dead.lead' } as const

/** Adds the page of an appointment, where it is moved and cancelled, and its file for a calendar. */
export function addAppointmentRoutes(app: Hono, context: AppointmentContext): void {
  const { bookings, words, clock, limits, addressOf } = context
  /** Returns why an appointment cannot be moved: its home cannot be visited any more, or its office has no moments. */
  const stuckAt = ({ file, subjects, t }: SiteForms, { office, sent }: Appointment): Stuck | undefined => {
    const { problem } = judgeSubject(sent.form, sent.subject, subjects)
    const refusal = problem && file.forms[sent.form]?.form.about?.refusals[problem]
    if (refusal !== undefined) return { title: refusal.title, text: t('appointments.gone') }
    if (office.calendar !== undefined) return undefined
    const phone = formatPhone(office.phone)
    return { title: t('appointments.stuck.title'), text: t('appointments.stuck.text', { phone }) }
  }
  const pageOf = async (
    site: SiteForms,
    appointment: Appointment,
    state: AppointmentState,
    note?: AppointmentNote,
  ): Promise<ServicePage> => {
    const stuck = stuckAt(site, appointment)
    const days =
      state === 'past' || stuck !== undefined ? [] : await bookings.daysOf(appointment.office, site)
    return appointmentPage({ appointment, state, language: site, words, days, note, stuck })
  }
  /** Returns the page after a press; undefined once the appointment is erased. */
  const act = async (
    c: Context,
    site: SiteForms,
    appointment: Appointment,
    texts: PostedTexts,
  ): Promise<ServicePage | undefined> => {
    const show = async (
      { appointment: shown, state }: FoundAppointment,
      note?: AppointmentNote,
      status: StatusCode = 200,
    ): Promise<ServicePage> => {
      c.status(status)
      return await pageOf(site, shown, state, note)
    }
    const booked = { appointment, state: 'booked' } as const
    if (texts['action']?.[0] === 'cancel') {
      const now = await bookings.cancel(appointment)
      return now && show(now, now.state === 'cancelled' ? 'cancelled' : 'changed')
    }
    if (stuckAt(site, appointment) !== undefined) return await show(booked, undefined, 422)
    const slot = parseSlot(texts['slot']?.[0] ?? '')
    if (slot?.office !== appointment.office.id) return await show(booked, 'notChosen')
    const isThere = ({ booking }: Appointment): boolean => booking.starts === formatStart(slot.moment)
    // Pressed twice: it was moved by the first press.
    if (isThere(appointment)) return await show(booked, 'moved')
    // Each move mails both sides; cancelling does once.
    const wait = await limits.count('appointment', addressOf(c), peopleIn(appointment.sent.answers))
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      return await show(booked, 'tooMany', 429)
    }
    const now = await bookings.move(appointment, slot)
    if (now?.state === 'booked' && isThere(now.appointment)) return await show(now, 'moved')
    const isSame = now?.appointment.booking.sequence === appointment.booking.sequence
    return now && show(now, isSame ? 'taken' : 'changed', 409)
  }
  app.on(['GET', 'POST'], '/forms/:locale/appointment/:token', async (c) => {
    const { locale, token } = c.req.param()
    const site = isLocale(locale) ? c.get('site').forms.get(locale) : undefined
    if (site === undefined) return c.notFound()
    const dead = (): Response | Promise<Response> =>
      c.html(renderServicePage(site, deadLinkPage(deadLink, site, words)), 410)
    const found = await bookings.find(token)
    if (found === undefined) return dead()
    const { appointment, state } = found
    const isNew = c.req.method === 'GET' && state === 'booked' && c.req.query(justBooked) !== undefined
    if (isNew) return c.html(renderServicePage(site, bookedPage({ appointment, language: site, words })))
    const post = c.req.method === 'POST' && state === 'booked' ? await readPost(c) : undefined
    if (post?.ok === false) return answerPlainly(c, post.status, 'unreadable')
    const page =
      post === undefined
        ? await pageOf(site, appointment, state)
        : await act(c, site, appointment, post.texts)
    return page === undefined ? dead() : c.html(renderServicePage(site, page))
  })
  app.get('/forms/:locale/appointment/:token/appointment.ics', async (c) => {
    const { locale, token } = c.req.param()
    const found = isLocale(locale) ? await bookings.find(token) : undefined
    if (found === undefined || !isLocale(locale)) return c.notFound()
    const { content } = visitorFile(found.appointment, { locale, now: clock() })
    return c.body(content, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
    })
  })
}
