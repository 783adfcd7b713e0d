import type { Coming } from '#domain/owners/figures/coming.ts'
import { dayOf, type LocalTime, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { WantedPaper } from '#domain/owners/owner-document.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import type { Viewing, ViewingStatus } from '#domain/owners/viewing.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { formatDayOfYear, formatLeaf, formatTime } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { firstNameOf } from '#service/portal/views/kit/home-facts.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { paperKeys, sayPaper } from '#service/portal/views/kit/paper-words.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { AgendaItem, SpokenView, StatusTone, StatusView } from '#ui/portal/kit.ts'

const tones: Readonly<Record<ViewingStatus, StatusTone>> = {
  waiting: 'wait',
  confirmed: 'ok',
  done: 'past',
  cancelled: 'off',
  noShow: 'no',
}

/** Returns the status of a viewing as a shape and a word. */
export function viewStatus(status: ViewingStatus, { t }: HomeContext): StatusView {
  return { tone: tones[status], label: t(`portal.status.${status}`) }
}

/** Returns what comes as lines of an agenda. */
export function viewComing(coming: Coming, home: OwnedHome, context: HomeContext): AgendaItem {
  const { locale, t } = context
  switch (coming.kind) {
    case 'viewing':
      return viewPlanned(coming.viewing, context)
    case 'online':
      return {
        key: 'online',
        leaf: leafOf(coming.on, context),
        title: { text: t('portal.coming.online') },
        lines: [],
      }
    case 'paper': {
      const about = aboutPaper(coming.paper, context)
      return {
        key: `paper/${paperName(coming.paper)}`,
        leaf: coming.on === undefined ? undefined : leafOf(coming.on, context),
        title: missingPaper(coming.paper, context),
        lines: about === undefined ? [] : [{ text: about }],
        link: {
          label: t('portal.coming.handIn'),
          href: context.hrefs.view('documents', home.subject),
        },
        status: { tone: 'wait', label: t('portal.coming.asked') },
      }
    }
    case 'mandateEnd': {
      const { on, reviewFrom } = coming
      const day = reviewFrom === undefined ? undefined : formatDayOfYear(reviewFrom, locale)
      return {
        key: 'mandateEnd',
        leaf: leafOf(on, context),
        title: { text: t('portal.coming.mandateEnd') },
        lines: day === undefined ? [] : [{ text: t('portal.coming.review', { day }) }],
      }
    }
  }
}

/** Returns who comes to see a home; somebody who booked on the site is not named. */
export function viewVisitor({ visitor }: Pick<Viewing, 'visitor'>, { locale, t }: HomeContext): SpokenView {
  return visitor === undefined ? { text: t('portal.viewings.someone') } : spoken(visitor, locale)
}

/** Says when a viewing was to be before it was moved. */
export function sayMoved(from: LocalTime, { locale, t }: HomeContext): string {
  const time = formatTime(timeOf(from), locale)
  return t('portal.viewings.moved', { day: formatDayOfYear(dayOf(from), locale), time })
}

/** Returns the first name of the agent who shows a home; undefined where nobody does yet. */
export function guideOf(
  { agentId, agent }: Pick<Viewing, 'agentId' | 'agent'>,
  { site }: HomeContext,
): string | undefined {
  return agentId === undefined ? agent?.split(' ')[0] : firstNameOf(site.team[agentId])
}

/** Returns a planned viewing as a line of an agenda. */
export function viewPlanned(viewing: Viewing, context: HomeContext): AgendaItem {
  const { locale, t } = context
  const { id, at, status, movedFrom, remark } = viewing
  const name = guideOf(viewing, context)
  const withAgent = name === undefined ? undefined : t('portal.coming.with', { name })
  const who = viewVisitor(viewing, context)
  return {
    key: id,
    leaf: leafOf(dayOf(at), context, at),
    title: { text: t('portal.coming.viewing', { time: formatTime(timeOf(at), locale) }) },
    lines: [
      ...sayTogether(who, withAgent, locale),
      ...(movedFrom === undefined ? [] : [{ text: sayMoved(movedFrom, context) }]),
      ...(remark === undefined ? [] : [spoken(remark, locale)]),
    ],
    status: viewStatus(status, context),
  }
}

/** Returns who comes and with whom: in one line, or in two where they are in two languages. */
function sayTogether(
  who: SpokenView,
  withAgent: string | undefined,
  locale: HomeContext['locale'],
): readonly SpokenView[] {
  if (withAgent === undefined) return [who]
  return who.lang === undefined
    ? [{ text: `${who.text}, ${withAgent}` }]
    : [who, { text: sentenceStart(withAgent, locale) }]
}

/** Returns the name of a wanted paper. */
export function viewPaper({ kind, name }: WantedPaper, { locale, t }: HomeContext): SpokenView {
  return name === undefined ? { text: t(paperKeys[kind]) } : sayPaper(name, kind, locale)
}

/** Returns when a paper was asked for and until when it is needed; undefined where nobody said. */
export function aboutPaper({ askedOn, dueOn }: WantedPaper, { locale, t }: HomeContext): string | undefined {
  const day = askedOn === undefined ? undefined : formatDayOfYear(askedOn, locale)
  const due = dueOn === undefined ? undefined : formatDayOfYear(dueOn, locale)
  if (day !== undefined && due !== undefined) return t('portal.coming.askedBy', { day, due })
  if (due !== undefined) return t('portal.coming.due', { due })
  return day === undefined ? undefined : t('portal.coming.askedOn', { day })
}

/** Returns that a paper is missing. */
export function missingPaper(paper: WantedPaper, context: HomeContext): SpokenView {
  const { text, lang } = viewPaper(paper, context)
  return {
    text: lang === undefined ? context.t('portal.coming.paper', { paper: text }) : text,
    lang,
  }
}

function leafOf(on: PlainDate, { locale }: HomeContext, at: string = on): AgendaItem['leaf'] {
  const { day, month, weekday } = formatLeaf(on, locale, 'short')
  return { at, day, rest: `${month}, ${weekday}`.replaceAll('.', '') }
}
