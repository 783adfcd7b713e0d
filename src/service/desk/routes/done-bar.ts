import type { Context } from 'hono'
import { requestActs } from '#service/desk/requests/change-request.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { DoneView } from '#ui/desk/kit/act-view.ts'

/** What can be said to have been done: an act on one request, or on all that were ticked. */
const deeds = [...requestActs, 'answer', 'erase', 'noted', 'all-done', 'all-assigned', 'all-back'] as const

/** Returns what was done last, as the address says, and the button that takes it back. */
export function doneOf(c: Context, { t, hrefs }: DeskPage): DoneView | undefined {
  const { did, of = '', in: list = '' } = c.req.query()
  if (did === 'nothing') return { text: t('desk.did.nothing') }
  const deed = deeds.find((each) => each === did)
  const requests = of.split(',').filter((each) => /^[1-9]\d{0,14}(?::(?:new|open))?$/.test(each))
  const [first] = requests
  if (deed === undefined || first === undefined) return undefined
  const count = requests.length
  if (deed === 'done')
    return {
      text: t('desk.did.done', { id: first }),
      undo: {
        action: hrefs.act(Number(first), 'put-back'),
        hidden: { in: list },
        label: t('desk.did.undo'),
      },
    }
  if (deed === 'all-done')
    return {
      text: t('desk.did.all-done', { count }),
      undo: { action: hrefs.bulk, hidden: { in: list, do: 'back', of }, label: t('desk.did.undoAll') },
    }
  if (deed === 'all-assigned' || deed === 'all-back') return { text: t(`desk.did.${deed}`, { count }) }
  return { text: t(`desk.did.${deed}`, { id: first }) }
}
