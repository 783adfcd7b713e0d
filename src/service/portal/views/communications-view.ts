import { parties } from '#domain/owners/communication.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import { formatNumber } from '#i18n/format.ts'
import type { CommunicationsView } from '#ui/portal/pages/CommunicationsPage.tsx'
import { viewBlank } from './kit/home-facts.ts'
import { listPage } from './kit/list-page.ts'
import type { HomeContext } from './kit/home-context.ts'
import { viewCommunication } from './parts/thread-items.ts'

/** Returns the calls, mails and letters about a home, newest first, by party and page. */
export function communicationsView(home: OwnedHome, context: HomeContext): CommunicationsView {
  const { subject, communications } = home
  const { locale, t, hrefs, query } = context
  const countOf = (party: string) => communications.filter((each) => each.party === party).length
  const present = parties.filter((party) => countOf(party) > 0)
  const chosen = present.find((party) => party === query.party)
  const shown = communications.filter(({ party }) => chosen === undefined || party === chosen).toReversed()
  const hrefOfPage = (page: string) => hrefs.view('communications', subject, { party: chosen, page })
  const { rows, paging } = listPage(shown, query.page, hrefOfPage, t)
  return {
    title: t('portal.communications.title'),
    lead: t('portal.communications.lead'),
    blank:
      communications.length === 0
        ? viewBlank(home, context, {
            title: t('portal.communications.blank.title'),
            text: t('portal.communications.blank.text'),
          })
        : undefined,
    show: t('portal.communications.show'),
    choices: [
      {
        label: t('portal.communications.all'),
        count: formatNumber(communications.length, locale),
        href: hrefs.view('communications', subject),
        isCurrent: chosen === undefined,
      },
      ...present.map((party) => ({
        label: t(`portal.communications.with.${party}`),
        count: formatNumber(countOf(party), locale),
        href: hrefs.view('communications', subject, { party }),
        isCurrent: party === chosen,
      })),
    ],
    listTitle: t('portal.communications.list'),
    items: rows.map((communication) => viewCommunication(communication, context)),
    paging,
  }
}
