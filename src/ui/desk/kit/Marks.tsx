import { Icon } from '#ui/kit/Icon.tsx'
import type { AgeView, FaceView, FlagView, ThumbView } from './act-view.ts'

/** The picture of a home, or an icon. */
export function Thumb({ of }: Readonly<{ of: ThumbView }>) {
  if (typeof of !== 'string') return <img className="thumb" {...of} alt="" loading="lazy" />
  return (
    <span className="thumb thumb--none">
      <Icon name={of} />
    </span>
  )
}

/** The initials of a member of staff in a circle. */
export function Face({ of: { initials } }: Readonly<{ of: FaceView }>) {
  return (
    <span className={initials === undefined ? 'face face--none' : 'face'} aria-hidden="true">
      {initials ?? '?'}
    </span>
  )
}

/** A remark that stands out. */
export function Flag({ flag: { text, isBad } }: Readonly<{ flag: FlagView }>) {
  return <span className={isBad ? 'flag flag--bad' : 'flag'}>{text}</span>
}

/** How long ago something was. */
export function Age({ age: { text, isLate } }: Readonly<{ age: AgeView }>) {
  return <span className={isLate ? 'late' : undefined}>{text}</span>
}
