import type { DeskPage } from '#service/desk/desk-page.ts'
import type { FoundRequest } from '#service/desk/requests/read-request.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { EraseView } from '#ui/desk/requests/request-view.ts'
import { sentOf, storedOf } from './request-parts.ts'

/** Returns the page that says what is erased with a request and what stays; `typed` is a number that is not its own. */
export function eraseView(found: FoundRequest, typed: string | undefined, page: DeskPage): EraseView {
  const { t, hrefs, token, locale } = page
  const { request, booking, others } = found
  const { id } = request
  const sent = sentOf(storedOf(request), page)
  const name = visitorName(sent.answers)
  const back = {
    label: t('desk.answer.back', { what: askedWords(sent, locale), name }),
    href: hrefs.request(id),
  }
  const isBooked = booking !== undefined && booking.seat !== null
  return {
    walk: { label: t('desk.request.walk'), back },
    title: t('desk.erase.title', { id, name }),
    lead: t('desk.erase.lead'),
    parts: [
      {
        title: t('desk.erase.goes'),
        items: [
          { text: t('desk.erase.all') },
          ...(isBooked ? [{ text: t('desk.erase.appointment'), strong: t('desk.erase.told') }] : []),
        ],
      },
      {
        title: t('desk.erase.stays'),
        items: [
          ...(others.length === 0 ? [] : [{ text: t('desk.erase.others', { count: others.length }) }]),
          { text: t('desk.erase.sent') },
          { text: t('desk.erase.crm') },
          { text: t('desk.erase.log') },
        ],
      },
    ],
    form: {
      action: hrefs.act(id, 'erase'),
      hidden: { token },
      field: {
        id: 'number',
        name: 'number',
        label: t('desk.erase.sure', { id }),
        isRequired: true,
        control: { kind: 'text' },
        values: typed === undefined ? undefined : [typed],
        error: typed === undefined ? undefined : t('desk.erase.wrong', { id }),
      },
      button: t('desk.erase.button', { id }),
    },
    cancel: { label: t('desk.answer.cancel'), href: back.href },
  }
}
