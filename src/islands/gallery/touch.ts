import { answerPresses } from '#directives/answer-presses.ts'

/** Links to a listing's pictures, players and map: they stand in several sections, and work by themselves. */
const links = '.mosaic a,.photos a,a[data-frame],a[data-map]'

/** What is on its way: another press until then is the same one, or an impatient one. */
let opening: Promise<void> | undefined

// One listener for all costs a page fewer bytes than an island around each.
answerPresses<HTMLAnchorElement>(links, (link) => {
  opening ??= open(link).finally(() => {
    opening = undefined
  })
  return opening
})

async function open(link: HTMLAnchorElement): Promise<void> {
  // Asked for together: whoever answers needs it.
  void import('./react-root.ts')
  const answer = await (link.dataset['map']
    ? import('../listing-map/open-map.tsx')
    : import('./open-gallery.tsx'))
  await answer.open(link)
}
