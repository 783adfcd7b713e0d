import { parties } from '#domain/owners/communication.ts'
import { formatNumber } from '#i18n/format.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { Blank, Choices, Thread, ViewHead } from '#ui/portal/kit.ts'
import { viewBlank } from './kit/home-facts.ts'
import { listPage } from './kit/list-page.ts'
import type { ViewProps } from './kit/home-context.ts'
import { viewCommunication } from './parts/thread-items.ts'

/** What the agency told the owner and others: calls, mails and letters about a home, newest first, by party and page. */
export function CommunicationsPage({ home, context }: ViewProps) {
  const { subject, communications } = home
  const { locale, t, hrefs, query } = context
  const present = parties.filter((party) => communications.some((each) => each.party === party))
  const chosen = present.find((party) => party === query.party)
  const of = (party?: string) => communications.filter((each) => party === undefined || each.party === party)
  const hrefOfPage = (page: string) => hrefs.view('communications', subject, { party: chosen, page })
  const { rows, paging } = listPage(of(chosen).toReversed(), query.page, hrefOfPage, t)
  const choices = [undefined, ...present].map((party) => ({
    label: party === undefined ? t('portal.communications.all') : t(`portal.communications.with.${party}`),
    count: formatNumber(of(party).length, locale),
    href: hrefs.view('communications', subject, party && { party }),
    isCurrent: party === chosen,
  }))
  return (
    <>
      <ViewHead title={t('portal.communications.title')} lead={t('portal.communications.lead')} />
      {communications.length === 0 ? (
        <Blank {...viewBlank('communications', home, context)} />
      ) : (
        <section>
          <Choices label={t('portal.communications.show')} choices={choices} />
          <h2 className="vh">{t('portal.communications.list')}</h2>
          <Thread items={rows.map((communication) => viewCommunication(communication, context))} />
          {paging !== undefined && <Paging paging={paging} />}
        </section>
      )}
    </>
  )
}
