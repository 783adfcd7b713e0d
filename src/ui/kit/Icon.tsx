/** A symbol of the page's sprite; decoration, so the words beside it say what it means. */
export function Icon({ name }: Readonly<{ name: string }>) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
