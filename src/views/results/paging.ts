import type { Translate } from '#i18n/translate.ts'
import type { PagingView } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'

/** Returns the paging of a list: the first, the last and the current page with its neighbours. */
export function viewPaging(
  at: Readonly<{ page: number; pages: number }>,
  pathOfPage: (page: number) => string,
  t: Translate,
): PagingView | undefined {
  return pagingView(at, pathOfPage, {
    label: t('results.paging'),
    summary: t('results.pageOf', at),
    page: (page) => t('results.page', { page }),
    previous: t('results.previous'),
    next: t('results.next'),
  })
}
