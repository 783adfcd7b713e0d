import { type Month, monthOf } from '#domain/owners/figures/month.ts'
import { dayOf } from '#domain/owners/local-time.ts'
import { formatShortDay } from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { ViewProps } from '#service/portal/views/kit/home-context.ts'
import { viewVisitor } from './coming-items.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import { summarise } from '#text/description.ts'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** As many lines as one sheet has room for, and their letters: of who came, and of what he thought. */
const viewingLines = 12
const lineLetters = { who: 20, thought: 26 } as const
const thoughtLetters = 90

/** The viewings of a month with what was thought, newest first, as far as one sheet has room for them. */
export function ReportViewings({ home, month, context }: ViewProps & Readonly<{ month: Month }>) {
  const { locale, t } = context
  const done = home.viewings
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
  const title = t('portal.report.who')
  return (
    <section>
      <h2>{title}</h2>
      {rows.length > 0 && (
        <table className="table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('portal.viewings.when')}</th>
              <th scope="col">{t('portal.viewings.who')}</th>
              <th scope="col">{t('portal.report.thought')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, when, who, thought }) => (
              <tr key={key}>
                <td className="nowrap">{when}</td>
                <td>
                  <Spoken of={who} />
                </td>
                <td>{thought !== undefined && <Spoken of={thought} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {done.length === 0 && <p className="muted">{t('portal.report.noViewings')}</p>}
      {rest > 0 && (
        <p className="muted">{t('portal.report.rest', { count: rest, number: formatCount(rest, locale) })}</p>
      )}
    </section>
  )
}

/** Returns a test that lets rows pass as long as the sheet has room for them. */
function fitsOnSheet(): (row: Readonly<{ who: SpokenView; thought?: SpokenView }>) => boolean {
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
