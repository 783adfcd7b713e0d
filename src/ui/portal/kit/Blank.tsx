import type { PropsWithChildren } from 'react'
import type { PictureView } from '#ui/pictures/picture-view.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'

/** What stands where there is nothing yet: when something will come. */
export type BlankView = Readonly<{
  title: string
  text?: string
  drawing?: PictureView
  call?: Readonly<{ label: string; href: string }>
}>

/** A drawing, and words about what will come. */
export function Blank({ title, text, drawing, call, children }: PropsWithChildren<BlankView>) {
  return (
    <div className="blank">
      {drawing !== undefined && <PictureTag picture={drawing} sizes="26rem" loading="lazy" widest={960} />}
      <div>
        <h2>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        {children}
        {call !== undefined && (
          <a className="button button--ghost" href={call.href}>
            {call.label}
          </a>
        )}
      </div>
    </div>
  )
}
