import type { Translate } from '#i18n/translate.ts'
import type { PagingView } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'

/** Rows of a list on a page. */
const perPage = 10

/** The rows of one page of a list, with links to the other pages. */
export type ListPage<Row> = Readonly<{ rows: readonly Row[]; paging?: PagingView }>

/** Returns a page of a list; the first where an address asks for one that does not exist. */
export function listPage<Row>(
  all: readonly Row[],
  asked: string | undefined,
  hrefOfPage: (page: string) => string,
  t: Translate,
): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const wanted = Number(asked)
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages ? wanted : 1
  return {
    rows: all.slice((page - 1) * perPage, page * perPage),
    paging: pagingView({ page, pages }, (number) => hrefOfPage(String(number)), {
      label: t('results.paging'),
      summary: t('results.pageOf', { page, pages }),
      page: (number) => t('results.page', { page: number }),
      previous: t('results.previous'),
      next: t('results.next'),
    }),
  }
}
