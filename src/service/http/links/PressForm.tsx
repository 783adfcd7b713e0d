import type { ReactNode } from 'react'

type Props = Readonly<{ action: string; button: string; children?: ReactNode }>

/** A form of one button: what a mailed link does is done by pressing it, and not by opening the link. */
export function PressForm({ action, button, children }: Props) {
  return (
    <form className="form" method="post" action={action}>
      {children}
      <p className="notice__ways">
        <button className="button" type="submit">
          {button}
        </button>
      </p>
    </form>
  )
}
