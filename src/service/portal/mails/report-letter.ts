import { firstOfMonth, type Month } from '#domain/owners/figures/month.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatMonth } from '#i18n/format.ts'
import type { Letter, MailBlock, MailFigure } from '#service/kit/mail/letter.ts'
import type { Owner } from '#service/owners/accounts/find-owner.ts'
import { agentOfHome, nameOfHome } from '#service/portal/views/kit/home-facts.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { newsOf, sayMeaning } from '#service/portal/views/parts/sentence.ts'
import { type ReportView, reportView } from '#service/portal/views/report-view.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { FigureNote } from '#ui/portal/kit/Figures.tsx'
import { letterToOwner } from './letter-to-owner.ts'

/** A report of a home, and to whom it goes. */
export type Reported = Readonly<{
  home: OwnedHome
  month: Month
  owner: Owner
  /** Whether the owner has other homes: then the subject names this one. */
  hasOthers: boolean
  /** Address that stops such mails. */
  stop: string
}>

/** Returns the mail with the report of a month: what the sheet in the portal says, shorter. */
export function reportLetter(
  { home, month, owner, hasOthers, stop }: Reported,
  words: SiteWords,
  context: HomeContext,
): Letter {
  const { locale, t, hrefs } = context
  const view = reportView(home, month, context)
  const name = nameOfHome(home, context)
  const named = { home: name, month: formatMonth(firstOfMonth(month), locale) }
  const { form, what } = newsOf(home, month, context)
  const subject = t(`ownerMails.report.news.${form}`, {
    home: hasOthers ? name : t('ownerMails.report.yours'),
    month: named.month,
    what,
  })
  const letter = letterToOwner(
    owner,
    {
      kind: 'report',
      subject,
      title: view.title,
      preheader: `${name}. ${view.visits.graph?.label ?? view.visits.none}`,
      blocks: [
        { kind: 'text', text: t('ownerMails.greeting', { name: owner.name }) },
        {
          kind: 'text',
          text: `${t('ownerMails.report.lead', named)} ${sayMeaning(home, context)}`.trim(),
        },
        { kind: 'figures', figures: view.figures.map(toFigure) },
        ...barsOf(view),
        ...view.lists.map(({ title, items }): MailBlock => ({
          kind: 'list',
          heading: title,
          items: items.map(({ text }) => text),
        })),
        {
          kind: 'button',
          label: t('ownerMails.report.button'),
          href: `${words.origin}${hrefs.report(month)}`,
        },
      ],
      agent: agentOfHome(home, context),
      why: t('ownerMails.report.why'),
      stop,
    },
    words,
    context,
  )
  return { ...letter, report: { owner: owner.id, subject: home.subject, month } }
}

function toFigure({ label, count, note }: ReportView['figures'][number]): MailFigure {
  return { label, count, note: note && sayNote(note) }
}

function sayNote({ sign, words }: FigureNote): string {
  return sign === undefined ? words : `${sign}, ${words}`
}

function barsOf({ visits: { graph, none } }: ReportView): readonly MailBlock[] {
  if (graph === undefined) return [{ kind: 'text', text: none }]
  const bars = graph.bars.map(({ count, kind }) => ({ count, isBusiest: kind === 'busiest' }))
  return [{ kind: 'bars', label: graph.label, bars }]
}
