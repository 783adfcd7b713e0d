import type { XmlElement } from './parse-xml.ts'

/** Where the kinds of attachments go; others, such as logos, have no place on the site. */
const groups: Readonly<Record<string, 'pictures' | 'plans' | 'videos'>> = {
  TITELBILD: 'pictures',
  BILD: 'pictures',
  AUSSENANSICHTEN: 'pictures',
  INNENANSICHTEN: 'pictures',
  GRUNDRISS: 'plans',
  FILMLINK: 'videos',
}

/** The attachments of a listing, in their order; the title picture first. */
export type Media = Readonly<Record<'pictures' | 'plans', readonly object[]>> &
  Readonly<{ videos: readonly string[] }>

/** Returns pictures, plans and films: an address as it is, a file by its name in `pictures/` of the data directory. */
export function toMedia(sections: readonly XmlElement[]): Media {
  const attached = sections
    .flatMap(({ children }) => children)
    .flatMap((attachment) => {
      const group = attachment.attributes['gruppe']?.toUpperCase() ?? ''
      const path = textOf(attachment, 'daten', 'pfad')
      const to = groups[group]
      return to === undefined || path === ''
        ? []
        : [{ to, group, path, title: textOf(attachment, 'anhangtitel') }]
    })
  const inOrder = attached.toSorted(
    (one, other) => Number(other.group === 'TITELBILD') - Number(one.group === 'TITELBILD'),
  )
  const pick = (kind: 'pictures' | 'plans'): readonly object[] =>
    inOrder
      .filter(({ to }) => to === kind)
      .map(({ path, title }, index) => ({
        ID: index + 1,
        Url: urlOf(path),
        ...(title !== '' && { Name: title }),
      }))
  return {
    pictures: pick('pictures'),
    plans: pick('plans'),
    videos: inOrder.filter(({ to }) => to === 'videos').map(({ path }) => path),
  }
}

function urlOf(path: string): string {
  return /^https?:\/\//i.test(path) ? path : `pictures/${path}`
}

function textOf(element: XmlElement, ...names: readonly string[]): string {
  let found: XmlElement | undefined = element
  for (const name of names) found = found?.children.find((child) => child.name === name)
  return found?.text ?? ''
}
