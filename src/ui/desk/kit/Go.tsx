import type { ComponentProps, ReactNode } from 'react'

type Look = Readonly<{ label: string; isBad?: boolean; isGhost?: boolean; isSmall?: boolean }>
type Press = Look &
  Pick<ComponentProps<'button'>, 'name' | 'value' | 'formAction' | 'formNoValidate' | 'disabled'>

/** A button that sends its form; bad for what cannot be undone. */
export function Press({ label, isBad, isGhost, isSmall, ...more }: Press) {
  const looks = [isBad && 'button--bad', isGhost && 'button--ghost', isSmall && 'button--small']
  return (
    <button className={['button', ...looks].filter(Boolean).join(' ')} type="submit" {...more}>
      {label}
    </button>
  )
}

/** The button at the end of a form, and what stands beside it: a way out, a note. */
export function Go({ children, ...press }: Press & Readonly<{ children?: ReactNode }>) {
  return (
    <div className="desk-go">
      <Press {...press} />
      {children}
    </div>
  )
}
