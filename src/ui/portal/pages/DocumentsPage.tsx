import { Block } from '#ui/portal/kit/Block.tsx'
import { Files, type FileView } from '#ui/portal/kit/Files.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { HandInForm, type HandInView } from './HandInForm.tsx'

/** Documents of a sale or letting: wanted from the owner, to read, and received from him. */
export type DocumentsView = Readonly<{
  title: string
  lead: string
  wanted: Readonly<{ title: string; none: string; form?: HandInView }>
  read: Readonly<{ title: string; none: string; files: readonly FileView[] }>
  received: Readonly<{ title: string; none: string; files: readonly FileView[] }>
}>

/** The documents of a home. */
export function DocumentsPage({ view }: Readonly<{ view: DocumentsView }>) {
  const { title, lead, wanted, read, received } = view
  return (
    <>
      <ViewHead title={title} lead={lead} />
      <Block title={wanted.title}>
        {wanted.form === undefined ? <p>{wanted.none}</p> : <HandInForm form={wanted.form} />}
      </Block>
      <div className="duo">
        {[read, received].map((list) => (
          <Block key={list.title} title={list.title}>
            {list.files.length === 0 ? <p>{list.none}</p> : <Files files={list.files} />}
          </Block>
        ))}
      </div>
    </>
  )
}
