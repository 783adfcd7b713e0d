import type { Communication } from '#domain/owners/communication.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { PublicationEvent } from '#domain/owners/publication.ts'
import { formatShortDay, formatTime } from '#i18n/format.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { ThreadItem } from '#ui/portal/kit/Thread.tsx'

/** Returns a call, mail or letter as it stands among what happened. */
export function viewCommunication(communication: Communication, context: HomeContext): ThreadItem {
  const { id, at, channel, party, direction, title, text, minutes, recipients, documentId } = communication
  const { locale, t, hrefs } = context
  const about = [
    t(`portal.communications.channel.${channel}`),
    t(`portal.communications.${direction}.${party}`),
    ...(minutes === undefined ? [] : [t('portal.communications.minutes', { count: minutes })]),
    ...(recipients === undefined ? [] : [t('portal.communications.recipients', { count: recipients })]),
  ]
  return {
    key: id,
    at,
    when: `${formatShortDay(dayOf(at), locale)}, ${formatTime(timeOf(at), locale)}`,
    title: spoken(title, locale),
    about: about.join(', '),
    text: text && spoken(text, locale),
    link:
      documentId === undefined
        ? undefined
        : { label: t('portal.communications.read'), href: hrefs.document(documentId) },
  }
}

/** Returns something that was placed or changed as it stands among what happened. */
export function viewEvent({ id, on, title, text }: PublicationEvent, { locale }: HomeContext): ThreadItem {
  return {
    key: id,
    at: on,
    when: formatShortDay(on, locale),
    title: spoken(title, locale),
    text: text && spoken(text, locale),
  }
}

/** Returns what the agency did until now, newest first: what it sent or said, and what it placed. */
export function viewDone(home: OwnedHome, context: HomeContext): readonly ThreadItem[] {
  const sent = home.communications.filter(({ direction }) => direction === 'out')
  return newestFirst([
    ...sent.map((communication) => viewCommunication(communication, context)),
    ...home.events.map((event) => viewEvent(event, context)),
  ]).filter(({ at }) => at <= context.now)
}

/** Returns what happened, newest first. */
export function newestFirst(items: readonly ThreadItem[]): readonly ThreadItem[] {
  return items.toSorted((one, other) => other.at.localeCompare(one.at))
}
