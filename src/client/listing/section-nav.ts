/**
 * Marks the link to the part of the page that is being read: the one at three tenths of the window's height. On small
 * screens the links are wider than the window: the marked one is brought into sight.
 */
export function startSectionNav(): void {
  const nav = document.querySelector<HTMLElement>('.subnav')
  if (nav === null) return
  const links = [...nav.querySelectorAll('a')]
  const parts = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const mark = (id: string | undefined) => {
    for (const link of links) {
      const isCurrent = link.hash === `#${id}`
      link.ariaCurrent = isCurrent ? 'true' : null
      if (isCurrent) nav.scrollLeft = link.offsetLeft - nav.clientWidth / 3
    }
  }
  const unmarkAbove = () => {
    if ((parts[0]?.getBoundingClientRect().top ?? 0) > innerHeight * 0.3) mark(undefined)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) mark(target.id)
      unmarkAbove()
    },
    { rootMargin: '-30% 0px -70%' },
  )
  for (const part of parts) observer.observe(part)
  // In one jump from below the last part to above the first no part comes or goes.
  addEventListener('scrollend', unmarkAbove)
}
