import type { ReactNode } from 'react'
import { useWords } from '#islands/kit/use-words.ts'

type ScaleValueProps = Readonly<{
  /** The home, for who does not see the column. */
  of: string
  /** Absent where there is none. */
  value: string | undefined
  children?: ReactNode
}>

/** A number below the drawing, with its name. */
export function ScaleValue({ of, value, children }: ScaleValueProps) {
  return (
    <li>
      <span className="vh">{of}: </span>
      <ValueOrDash value={value} />
      <small>{children}</small>
    </li>
  )
}

/** A value, or a dash that is read as "no figure": land has no living area, and of a home it may not be known. */
export function ValueOrDash({ value }: Readonly<{ value: string | undefined }>) {
  const t = useWords()
  if (value !== undefined) return <b>{value}</b>
  return (
    <b>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('scale.none')}</span>
    </b>
  )
}
