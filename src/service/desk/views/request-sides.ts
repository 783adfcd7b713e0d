import { isOnOffer } from '#domain/listing/availability.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { languageNames } from '#domain/values/locale.ts'
import { formatDayOfWeek } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { FoundRequest } from '#service/desk/requests/read-request.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { AskedRow, HomeNowView, PersonView } from '#ui/desk/requests/request-view.ts'
import { flagOf, phoneOf, sentOf, statusOf, storedOf, thumbOf } from './request-parts.ts'

/** Returns what was asked and answered, without the listing, which stands above. */
export function askedRows(sent: SentForm, page: DeskPage): readonly AskedRow[] {
  const { t } = page
  return [
    ...answerRows({ ...sent, subject: undefined }, page, 'office').map(({ label, text, href }) => ({
      label,
      value: text === '' || href !== undefined ? undefined : { text },
      link: href === undefined ? undefined : { label: text, href },
    })),
    { label: t('mails.agency.language'), value: { text: languageNames[sent.locale] } },
    { label: t('mails.agency.agreed'), value: { text: (sent.agreed?.(page.locale) ?? []).join('\n') } },
  ]
}

/** Returns the home of a request as it is now; undefined for a request about none, or one that is gone. */
export function homeOf(
  { request, aboutHome }: FoundRequest,
  sent: SentForm,
  page: DeskPage,
): HomeNowView | undefined {
  const { t, locale, subjects, hrefs } = page
  const { subject } = sent
  const home = sent.about?.(locale)
  if (subject === undefined || home === undefined) return undefined
  const { title, href, place, reference, price, state } = home
  return {
    title: t('desk.request.home'),
    all:
      aboutHome > 1
        ? {
            label: t('desk.request.aboutHome', { count: aboutHome }),
            href: hrefs.list({ ...readQuery({ state: 'all' }), home: subject }),
          }
        : undefined,
    picture: thumbOf({ subject }, subjects),
    name: title,
    href,
    place: [place, reference].filter((part) => part !== undefined).join(', '),
    state: { tone: isOnOffer(state) ? 'ok' : 'no', label: t(`states.availability.${state}`) },
    price,
    change: request.state === 'done' ? undefined : flagOf(sent, subjects, page),
  }
}

/** Returns who sent a request, and what else they asked. */
export function personOf({ others }: FoundRequest, sent: SentForm, page: DeskPage): PersonView {
  const { t, hrefs } = page
  const { email } = sent.answers
  return {
    name: visitorName(sent.answers),
    phone: phoneOf(sent.answers),
    email: typeof email === 'string' ? { label: email, href: `mailto:${email}` } : undefined,
    language: t('desk.request.writes', { language: languageNames[sent.locale] }),
    others: {
      title: t('desk.request.others'),
      items: others.map((other) => {
        const { id, created_at: at, stands } = other
        const asked = sentOf(storedOf(other), page)
        const place = asked.about?.(page.locale)?.place
        return {
          label: [askedWords(asked, page.locale), place].filter((part) => part !== undefined).join(', '),
          href: hrefs.request(id),
          about: `${formatDayOfWeek(toBrussels(at).on, page.locale)}, ${statusOf(stands, page).label}`,
        }
      }),
    },
    first: t('desk.request.first'),
  }
}
