import { addDays, daysBetween } from '#domain/values/plain-date.ts'
import { formatNumber, formatPercent, formatShortDay } from '#i18n/format.ts'
import { requestSources } from '#service/kit/database/desk-tables.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { LinkButtons } from '#ui/desk/kit/LinkButtons.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Shares } from '#ui/portal/kit/Shares.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { type Counted, lateOf, medianOf, mondayOf, type Span } from './read-numbers.ts'

/** Homes and campaigns that are shown at most. */
const most = 10

/** Returns what the numbers say in a sentence. */
export function numbersTitle(rows: readonly Counted[], { t }: DeskPage): string {
  return t('deskNumbers.title', { count: rows.length })
}

/** The numbers of a span: requests by week, form, member of staff, home and source. */
export function NumbersPage({
  rows,
  span,
  page,
}: Readonly<{ rows: readonly Counted[]; span: Span; page: DeskPage }>) {
  const { t, locale, hrefs, staff, colleagues, subjects } = page
  const number = (count: number): string => formatNumber(count, locale)
  const median = medianOf(rows)
  const weeks = Array.from(
    { length: Math.floor(daysBetween(mondayOf(span.from), span.to) / 7) + 1 },
    (_, at) => addDays(mondayOf(span.from), at * 7),
  )
  const byWeek = Map.groupBy(rows, ({ day }) => mondayOf(day))
  const busiest = Math.max(1, ...[...byWeek.values()].map(({ length }) => length))
  const inOrder = <Key,>(keyOf: (row: Counted) => Key) =>
    [...Map.groupBy(rows, keyOf)].toSorted((one, other) => other[1].length - one[1].length)
  const forms = inOrder(({ form }) => form)
  const last = weeks.slice(-4)
  const ofForm = (all: readonly Counted[], form: Counted['form']): string =>
    number(all.filter((row) => row.form === form).length)
  // Colleagues are named to managers alone.
  const people = inOrder(({ agent }) => agent).filter(
    ([agent]) => staff.role === 'manager' || agent === staff.id,
  )
  const answered = (all: readonly Counted[]): readonly string[] => [
    number(all.length),
    sayMinutes(medianOf(all), page),
    number(lateOf(all)),
  ]
  const toNumber = (label: string) => ({ label, isNumber: true }) as const
  const sources = requestSources.map(
    (source) => [source, rows.filter((row) => row.source === source).length] as const,
  )
  const widest = Math.max(1, ...sources.map(([, count]) => count))
  const campaigns = inOrder(({ campaign }) => campaign).filter(([name]) => name !== null)
  const homes = inOrder(({ subject }) => subject).filter(([subject]) => subject !== null)
  const requests = toNumber(t('deskNumbers.requests'))
  const visits = toNumber(t('mails.agency.of.request-visit'))
  return (
    <>
      <ViewHead
        title={numbersTitle(rows, page)}
        lead={
          median === undefined
            ? t('deskNumbers.noAnswer')
            : t('deskNumbers.lead', { median: sayMinutes(median, page), count: lateOf(rows) })
        }
      >
        <form action={hrefs.numbers} className="field-row small-fields">
          {(['from', 'to'] as const).map((name) => (
            <p key={name} className="field">
              <label htmlFor={name}>{t(`deskNumbers.${name}`)}</label>
              <input className="input" type="date" id={name} name={name} defaultValue={span[name]} />
            </p>
          ))}
          <button className="button button--ghost button--small" type="submit">
            {t('deskNumbers.show')}
          </button>
          <LinkButtons
            links={[
              { label: t('deskNumbers.csv'), href: `${hrefs.numbersCsv}?from=${span.from}&to=${span.to}` },
            ]}
          />
        </form>
      </ViewHead>
      <Block title={t('deskNumbers.perWeek')}>
        <Shares
          shares={weeks.map((week) => {
            const count = byWeek.get(week)?.length ?? 0
            const part = formatPercent(Math.round((100 * count) / Math.max(1, rows.length)), locale)
            return {
              label: formatShortDay(week, locale),
              count: number(count),
              part,
              length: (100 * count) / busiest,
            }
          })}
        />
        <CardTable
          table={{
            caption: t('deskNumbers.perForm'),
            columns: [
              { label: t('deskNumbers.form') },
              ...last.map((week) => toNumber(formatShortDay(week, locale))),
              toNumber(t('deskNumbers.together')),
            ],
            rows: forms.map(([form, all]) => ({
              key: form,
              name: t(`mails.agency.of.${form}`),
              cells: [...last.map((week) => ofForm(byWeek.get(week) ?? [], form)), number(all.length)],
            })),
          }}
        />
      </Block>
      <Block title={t('deskNumbers.answers')}>
        <p className="small muted">{t('deskNumbers.answersNote')}</p>
        <CardTable
          table={{
            caption: t('deskNumbers.answers'),
            columns: [
              { label: t('deskNumbers.agent') },
              requests,
              toNumber(t('deskNumbers.after')),
              toNumber(t('deskNumbers.late')),
            ],
            rows: [
              ...people.map(([agent, all]) => ({
                key: agent ?? 'none',
                name: colleagues.find(({ id }) => id === agent)?.name ?? t('desk.nobody'),
                cells: answered(all),
              })),
              { key: 'all', name: t('deskNumbers.together'), cells: answered(rows) },
            ],
          }}
        />
      </Block>
      <Block title={t('deskNumbers.perHome')}>
        <CardTable
          table={{
            caption: t('deskNumbers.perHome'),
            columns: [
              { label: t('deskNumbers.home') },
              requests,
              visits,
              toNumber(t('mails.agency.of.purchase-offer')),
            ],
            rows: homes.slice(0, most).map(([subject, all]) => ({
              key: subject ?? '',
              name: subjects[subject ?? '']?.place ?? t('desk.gone'),
              href: `${hrefs.requests}?state=all&home=${subject ?? ''}`,
              cells: [number(all.length), ofForm(all, 'request-visit'), ofForm(all, 'purchase-offer')],
            })),
          }}
        />
      </Block>
      <Block title={t('deskNumbers.sources')}>
        <Shares
          shares={sources.map(([source, count]) => ({
            label: t(`deskNumbers.source.${source}`),
            count: number(count),
            part: formatPercent(Math.round((100 * count) / Math.max(1, rows.length)), locale),
            length: (100 * count) / widest,
          }))}
        />
        {campaigns.length > 0 && (
          <CardTable
            table={{
              caption: t('deskNumbers.campaigns'),
              columns: [{ label: t('deskNumbers.campaign') }, requests, visits],
              rows: campaigns.slice(0, most).map(([name, all]) => ({
                key: name ?? '',
                name: name ?? '',
                cells: [number(all.length), ofForm(all, 'request-visit')],
              })),
            }}
          />
        )}
        <p className="small muted">{t('deskNumbers.sourcesNote')}</p>
      </Block>
    </>
  )
}

/** Returns a length of opening time. @example sayMinutes(85, page) // '1 u 25 min' */
function sayMinutes(minutes: number | undefined, { t }: DeskPage): string {
  if (minutes === undefined) return '–'
  if (minutes < 60) return t('deskNumbers.minutes', { minutes })
  return t('deskNumbers.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
