/** A list below its section: of a town or not, and its second and further pages. */
const listPath = /^(?:[^/?]+\/)?(?:\d+\/)?(?:\?|$)/

/** Lets the link back lead to the list of the same section that the visitor came from, with its filters. */
export function leadBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('[data-list]')
  if (back === null) return
  const list = location.origin + back.dataset['list']
  const { referrer } = document
  if (referrer.startsWith(list) && listPath.test(referrer.slice(list.length))) back.href = referrer
}
