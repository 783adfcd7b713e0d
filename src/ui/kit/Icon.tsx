import { type IconName, icons } from './icons.ts'

/** A decorative icon; the text beside it is its accessible name. */
export function Icon({ name }: Readonly<{ name: IconName }>) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
