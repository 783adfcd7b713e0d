import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { $shownHome } from '#stores/shown-home.ts'
import { HomeStatistics } from '#ui/portal/pages/HomeStatistics.tsx'
import { showAddress } from './show-address.ts'
import { useWalk } from './use-walk.ts'

/** The statistics of a home, whose range and home change without loading a page; their addresses are those of the links. */
export function AwakePortal({ onAwake }: Readonly<{ onAwake: () => void }>) {
  const shown = useStore($shownHome)
  const walk = useWalk(shown.frame.picked.href, shown.statistics.graph.view)
  const [said, setSaid] = useState('')
  useEffect(onAwake, [onAwake])
  useEffect(() => {
    const goBack = (): void => {
      showAddress(location.href).then(
        (change) => change !== undefined && setSaid(change),
        () => location.reload(),
      )
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])

  const choose = async (href: string): Promise<void> => {
    const change = await showAddress(href)
    if (change === undefined) return
    history.pushState(undefined, '', href)
    setSaid(change)
  }
  const onChoose = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A sleeping link has held this press back, and repeats it; with a modifier key the browser opens a new tab.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    closePicker(event.currentTarget)
    choose(href).catch(() => location.assign(href))
  }
  return <HomeStatistics shown={shown} awake={{ onChoose, walk }} said={said} />
}

/** Closes the choice of homes around a link, which would keep the focus where nobody sees it. */
function closePicker(link: HTMLAnchorElement): void {
  const picker = link.closest('details')
  if (picker === null) return
  picker.open = false
  picker.querySelector('summary')?.focus()
}
