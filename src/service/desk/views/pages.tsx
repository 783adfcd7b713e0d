import type { DeskPage } from '#service/desk/desk-page.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'

type Props = Readonly<{
  /** Number of the page that is shown, from 1, and of the last. */
  at: number
  pages: number
  hrefOf: (at: number) => string
  /** What is shown of a list. */
  summary: string
  page: DeskPage
}>

/** What is shown of a list, and the way to the rest. */
export function Pages({ at, pages, hrefOf, summary, page: { t } }: Props) {
  const paging = pagingView({ page: at, pages }, hrefOf, {
    label: t('results.paging'),
    summary,
    page: (number) => t('results.page', { page: number }),
    previous: t('results.previous'),
    next: t('results.next'),
  })
  return paging === undefined ? (
    <p className="paging paging__summary">{summary}</p>
  ) : (
    <Paging paging={paging} />
  )
}
