import { formatDayOfWeek, formatNumber } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageView, namedChoices, Pages } from '#service/desk/views/parts.tsx'
import { Acts, Blank, field, type LinkView, PostForm, Press, StateTabs, ViewHead } from '#ui/desk/kit.ts'
import { chosenFilters, Filters, ListRow } from './list-parts.tsx'
import { perPage, type RequestList } from './read-list.ts'
import { formatQuery, listStates, type RequestQuery } from './request-query.ts'

type Props = Readonly<{
  list: RequestList
  query: RequestQuery
  /** What holds something with one condition less, where this list is empty. */
  ways: readonly LinkView[]
  /** Whether all of the page are ticked. */
  isPicked?: boolean
  page: DeskPage
}>

/** The list of requests: its states, what narrows it, and the requests themselves. */
export function ListPage(props: Props) {
  const { list, query, ways, page } = props
  const { t, locale, hrefs, agency } = page
  const { counts, requests } = list
  const [first] = requests
  const isNarrow = chosenFilters({ query, page }).length > 0
  const tabs = listStates.map((state) => ({
    label: t(`desk.list.state.${state}`),
    count: formatNumber(counts[state], locale),
    href: hrefs.list({ ...query, state, page: 1 }),
    isCurrent: state === query.state,
  }))
  return (
    <>
      <ViewHead
        title={t('desk.views.requests')}
        lead={
          counts.new === 0 || first?.stands !== 'new'
            ? t(isNarrow && counts.all === 0 ? 'desk.list.leadNoMatch' : 'desk.list.leadNone')
            : t('desk.list.lead', { count: counts.new, age: ageView(first, 'new', page).text })
        }
      >
        <Acts acts={[{ label: t('desk.call.title'), href: hrefs.call }]} main={-1} />
      </ViewHead>
      <div className="stack">
        <StateTabs label={t('desk.list.states')} tabs={tabs} />
        {(isNarrow || counts[query.state] > 0) && <Filters query={query} page={page} />}
      </div>
      {counts[query.state] > 0 ? (
        <Table {...props} />
      ) : (
        <Blank
          title={t(isNarrow ? 'desk.list.noneTitle' : `desk.list.empty.${query.state}`)}
          text={isNarrow ? t(ways.length > 0 ? 'desk.list.noneText' : 'desk.list.erased') : emptyText(props)}
          call={
            query.state === 'todo' && counts.waiting > 0
              ? {
                  label: t('desk.list.showWaiting'),
                  href: hrefs.list({ ...query, state: 'waiting', page: 1 }),
                }
              : undefined
          }
          drawing={agency.drawing}
        >
          {isNarrow && ways.length > 0 && (
            <ul role="list">
              {ways.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </Blank>
      )}
    </>
  )
}

/** Says what is to come where a list is empty: the first request that waits, or new ones. */
function emptyText({ list: { back, counts }, query, page: { t, locale } }: Props): string {
  if (query.state !== 'todo' || back === undefined) return t('desk.list.emptyText')
  const words = { number: formatCount(counts.waiting, locale), day: formatDayOfWeek(back, locale) }
  return sentenceStart(t('desk.list.waits', { ...words, count: counts.waiting }), locale)
}

/** Requests as a table, whose rows are cards on a phone; ticks open what can be done with several at once. */
function Table({ list: { requests, counts }, query, isPicked = false, page }: Props) {
  const { t, hrefs } = page
  const posted = new Set(page.again?.texts['id'])
  const total = counts[query.state]
  const pages = Math.ceil(total / perPage)
  const before = (query.page - 1) * perPage
  const other = { ...query, sort: query.sort === undefined ? ('newest' as const) : undefined, page: 1 }
  const asked = formatQuery(query)
  const shown = { first: before + 1, last: before + requests.length, total }
  const summary = t(query.sort === undefined ? 'desk.list.summary' : 'desk.list.summaryNewest', shown)
  return (
    <>
      <PostForm post={{ action: hrefs.bulk, hidden: { in: asked } }} className="inbox-form" id="list">
        {requests.length > 1 && !isPicked && (
          <a className="inbox-all" href={`${hrefs.requests}${asked || '?'}${asked && '&'}pick=all`}>
            {t('desk.bulk.all')}
          </a>
        )}
        <table className="inbox">
          <caption className="vh">{t('desk.views.requests')}</caption>
          <thead>
            <tr>
              <th className="inbox__pick">
                <span className="vh">{t('desk.list.column.pick')}</span>
              </th>
              {(['request', 'home', 'person', 'state', 'agent'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`desk.list.column.${column}`)}
                </th>
              ))}
              <th scope="col" className="inbox__age">
                <a href={hrefs.list(other)}>{t('desk.list.column.age')}</a>
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <ListRow
                key={request.id}
                request={request}
                list={asked}
                isPicked={isPicked || posted.has(String(request.id))}
                page={page}
              />
            ))}
          </tbody>
        </table>
        {/* The style sheet counts the ticks, and shows this while there is one. */}
        <fieldset className="bulk small-fields" aria-label={t('desk.bulk.label')}>
          <span className="bulk__count">{t('desk.bulk.picked')}</span>
          {field('menu', 'agent', t('desk.bulk.agent'), {
            id: 'bulk-agent',
            choices: namedChoices(page.active),
            emptyLabel: t('desk.problem.noAgent'),
          })}
          <Press label={t('desk.bulk.assign')} name="do" value="assign" isGhost isSmall />
          <Press label={t('desk.bulk.done')} name="do" value="done" isSmall />
        </fieldset>
      </PostForm>
      <Pages
        at={query.page}
        pages={pages}
        hrefOf={(number) => hrefs.list({ ...query, page: number })}
        summary={pages > 1 ? t('results.pageOf', { page: query.page, pages }) : summary}
        page={page}
      />
    </>
  )
}
