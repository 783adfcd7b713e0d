/** Lets visitors move the sun over a home, from when the section is nearly in sight; until then it is drawings and a table. */
export function startSun(): void {
  const section = document.querySelector<HTMLElement>('[data-sun]')
  if (section === null) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      import('./move-sun.ts').then((module) => module.moveSun(section)).catch(console.warn)
    },
    { rootMargin: '100%' },
  )
  observer.observe(section)
}
