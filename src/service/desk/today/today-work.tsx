import { formatNumber, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageView } from '#service/desk/views/request-parts.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { TodayRead } from './read-today.ts'

/** Who has what: a line for each member of staff, before them what is nobody's. */
export function Work({ read: { work, appointments }, page }: Readonly<{ read: TodayRead; page: DeskPage }>) {
  const { t, locale, hrefs, colleagues, words } = page
  const number = (value: number): string => formatNumber(value, locale)
  const lineOf = (id: string | null, name: string, office: string | undefined) => {
    const own = work.filter(({ agent }) => agent === id)
    const countOf = (state: 'new' | 'open') =>
      own.filter(({ stands }) => stands === state).reduce((sum, { count }) => sum + Number(count), 0)
    const oldest = own.toSorted((one, other) => Number(one.since) - Number(other.since))[0]
    const age = oldest && ageView({ at: Number(oldest.since), office: oldest.office }, oldest.stands, page)
    const visits = appointments.filter(({ agent }) => agent === id)
    const first = visits[0] && parseStart(visits[0].starts)
    return {
      key: id ?? 'none',
      name,
      href: hrefs.list({ state: 'todo', agent: id ?? 'none', page: 1 }),
      cells: [
        words.recipients.offices.find((each) => each.id === office)?.name ?? '–',
        number(countOf('new')),
        number(countOf('open')),
        age === undefined ? '–' : oldest?.stands === 'open' ? t('desk.work.busy', { age: age.text }) : age,
        visits.length === 0 ? '–' : number(visits.length),
        first ? formatTime(first.at, locale) : '–',
      ],
    }
  }
  return (
    <Block title={t('desk.work.title')}>
      <CardTable
        table={{
          caption: t('desk.work.caption'),
          columns: [
            { label: t('desk.work.member') },
            { label: t('desk.work.office') },
            { label: t('desk.states.new'), isNumber: true },
            { label: t('desk.states.open'), isNumber: true },
            { label: t('desk.work.oldest') },
            { label: t('desk.work.visits'), isNumber: true },
            { label: t('desk.work.first') },
          ],
          rows: [
            ...(work.some(({ agent }) => agent === null) ? [lineOf(null, t('desk.nobody'), undefined)] : []),
            ...colleagues
              .filter(({ isActive }) => isActive)
              .map(({ id, name, office }) => lineOf(id, name, office)),
          ],
        }}
      />
    </Block>
  )
}
