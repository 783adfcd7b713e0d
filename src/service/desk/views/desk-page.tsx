import type { Kysely } from 'kysely'
import type { ReactNode } from 'react'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { homesOf } from '#service/owners/accounts/find-owner.ts'
import type { ServicePage } from '#service/kit/web/page.ts'
import { DeskFrame } from '#ui/desk/frame/DeskFrame.tsx'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { countToDo } from '#service/desk/requests/count-to-do.ts'
import { type Framed, frameView, scopesOf } from './frame-view.ts'

/** Returns content as a page of the desk, with what is to be done in each scope. */
export async function deskPage(
  db: Kysely<ServiceTables>,
  { title, ...framed }: Omit<Framed, 'todo' | 'fresh' | 'isOwner'> & Readonly<{ title: string }>,
  page: DeskPage,
  body: ReactNode,
): Promise<ServicePage> {
  const scopes = scopesOf(page).map(({ value }) => value)
  const counts = await countToDo(db, scopes, page)
  const isOwner = (await homesOf(db, page.staff.id)).length > 0
  const prefix = framed.notice?.tone === 'bad' ? page.t('forms.answer.titlePrefix') : ''
  return {
    title: `${prefix}${title} | ${page.t('desk.name')}`,
    body: <DeskFrame frame={frameView({ ...framed, ...counts, isOwner }, page)}>{body}</DeskFrame>,
  }
}
