import { Paging, type PagingView } from '#ui/kit/Paging.tsx'
import { Blank, type BlankView } from '#ui/portal/kit/Blank.tsx'
import { Choices, type ChoiceView } from '#ui/portal/kit/Choices.tsx'
import { Thread, type ThreadItem } from '#ui/portal/kit/Thread.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'

/** Calls, mails and letters about a home. */
export type CommunicationsView = Readonly<{
  title: string
  lead: string
  blank?: BlankView
  show: string
  choices: readonly ChoiceView[]
  listTitle: string
  items: readonly ThreadItem[]
  paging?: PagingView
}>

/** What the agency told the owner and others. */
export function CommunicationsPage({ view }: Readonly<{ view: CommunicationsView }>) {
  const { title, lead, blank, show, choices, listTitle, items, paging } = view
  return (
    <>
      <ViewHead title={title} lead={lead} />
      {blank === undefined ? (
        <section>
          <Choices label={show} choices={choices} />
          <h2 className="vh">{listTitle}</h2>
          <Thread items={items} />
          {paging !== undefined && <Paging paging={paging} />}
        </section>
      ) : (
        <Blank {...blank} />
      )}
    </>
  )
}
