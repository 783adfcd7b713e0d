import { answerPresses } from '#directives/answer-presses.ts'

/**
 * What is answered in a file of its own: hearts, comparisons, sharing, a listing's pictures, players and map, the switch of
 * language and its offer, the way to the top, the link that takes consent back.
 */
const pressables =
  '[data-favourite],[data-compare],[data-share],[data-copy],[data-stay],[data-consent-link],.mosaic a,.photos a,[data-frame],[data-map],a[lang][hreflang],.to-top'
/** Where one may follow, and menus, which that file closes. */
const signs = `.card,[name=nav],${pressables}`

const load = () => import('./pressed.ts')

/** Answers presses on the page's own buttons and links; what answers them comes when a visitor comes near one. */
export function startPresses(): void {
  for (const sign of ['pointerover', 'keydown', 'click']) {
    document.addEventListener(sign, (event) => {
      if (event.target instanceof Element && event.target.closest(signs))
        load()
          .then((pressed) => pressed.hear(event))
          .catch(() => {})
    })
  }
  answerPresses(pressables, async (pressed) => (await load()).answer(pressed))
}
