import type { Box } from './marker-groups.ts'

/** The tools of a map, which are there but hidden until it is drawn. */
const tools =
  ':scope > .map__bar, :scope > .map__menu > summary, :scope > .map__zoom, :scope > .map__near, :scope > .map__base, ' +
  '.maplibregl-ctrl-bottom-left > *, .maplibregl-ctrl-bottom-right > *'

/** The controls of the page that float over a map. */
const floating = '.filters__open, .filters__sort, .to-top'

/** Returns the boxes of what one can press over a map, in px of the map: its markers keep clear of them. */
export function toolBoxes(element: HTMLElement): readonly Box[] {
  const frame = element.getBoundingClientRect()
  // The link back to the top shows once the page is scrolled, when the map ends with the window.
  const below = Math.max(0, frame.bottom - innerHeight)
  const over = [
    ...(element.parentElement?.querySelectorAll(tools) ?? []),
    ...element.ownerDocument.querySelectorAll(floating),
  ]
  return over.flatMap((tool) => {
    const { left, right, top, bottom, width, height } = tool.getBoundingClientRect()
    const y = (tool.matches('.to-top') ? below : 0) - frame.top
    const box = { left: left - frame.left, right: right - frame.left, top: top + y, bottom: bottom + y }
    const isOutside = box.right < 0 || box.bottom < 0 || box.left > frame.width || box.top > frame.height
    return width * height === 0 || isOutside ? [] : [box]
  })
}
