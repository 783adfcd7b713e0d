/**
 * Marks the link to the section that is being read: the one at 30 % of the window's height. On small screens, where the
 * links are wider than the window, the marked one is scrolled into view.
 */
export function startSectionNav(): void {
  const nav = document.querySelector<HTMLElement>('.subnav')
  if (nav === null) return
  const links = [...nav.querySelectorAll('a')]
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const mark = (id: string | undefined) => {
    for (const link of links) {
      const isCurrent = link.hash === `#${id}`
      link.ariaCurrent = isCurrent ? 'true' : null
      // Not away from the link that has the focus.
      if (isCurrent && !nav.contains(document.activeElement))
        nav.scrollLeft = link.offsetLeft - nav.clientWidth / 3
    }
  }
  const unmarkAbove = () => {
    if ((sections[0]?.getBoundingClientRect().top ?? 0) > innerHeight * 0.3) mark(undefined)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) mark(target.id)
      unmarkAbove()
    },
    { rootMargin: '-30% 0px -70%' },
  )
  for (const section of sections) observer.observe(section)
  // A jump from below the last section to above the first intersects none.
  addEventListener('scrollend', unmarkAbove)
}
