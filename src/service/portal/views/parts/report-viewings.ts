import { type Month, monthOf } from '#domain/owners/figures/month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatShortDay } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { viewVisitor } from './coming-items.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { summarise } from '#text/description.ts'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'
import type { ReportView } from '#ui/portal/report/ReportPaper.tsx'

/** As many lines as one sheet has room for, and their letters: of who came, and of what he thought. */
const viewingLines = 12
const lineLetters = { who: 20, thought: 26 } as const
const thoughtLetters = 90

/** Returns the viewings of a month with what was thought, newest first, as far as one sheet has room for them. */
export function viewReportViewings(
  { viewings }: OwnedHome,
  month: Month,
  context: HomeContext,
): ReportView['viewings'] {
  const { locale, t } = context
  const done = viewings
    .filter(({ at, status }) => status === 'done' && monthOf(dayOf(at)) === month)
    .toReversed()
  const rows = done
    .map(({ id, at, visitor, report }) => ({
      key: id,
      when: formatShortDay(dayOf(at), locale),
      who: short(viewVisitor({ visitor }, context), 2 * lineLetters.who),
      thought: report && short(spoken(report, locale), thoughtLetters),
    }))
    .filter(fitsOnSheet())
  const rest = done.length - rows.length
  return {
    title: t('portal.report.who'),
    columns: {
      when: t('portal.viewings.when'),
      who: t('portal.viewings.who'),
      thought: t('portal.report.thought'),
    },
    rows,
    note:
      done.length === 0
        ? t('portal.report.noViewings')
        : rest > 0
          ? t('portal.report.rest', { count: rest, number: formatCount(rest, locale) })
          : undefined,
  }
}

/** Returns a test that lets rows pass as long as the sheet has room for them. */
function fitsOnSheet(): (row: ReportView['viewings']['rows'][number]) => boolean {
  let lines = 0
  return ({ who, thought }) => {
    const ofThought = Math.ceil((thought?.text.length ?? 0) / lineLetters.thought)
    lines += Math.max(1, Math.ceil(who.text.length / lineLetters.who), ofThought)
    return lines <= viewingLines
  }
}

/** Returns a text cut to a number of letters. */
export function short({ text, lang }: SpokenView, letters: number): SpokenView {
  return { text: summarise(text, letters), lang }
}
