import { onPress } from '#client/page/on-press.ts'
import { countVisit } from './count-visit.ts'
import { leadBack } from './lead-back.ts'
import { whenNear } from './when-near.ts'
import { recordVisit } from '#stores/visits.ts'

// The script of property, project and unit pages, besides that of every page.
const loadGallery = () => import('#islands/gallery/open-gallery.tsx')
onPress('.strip li a,.strip__all,.plan__sheet,.walk__rooms a,[data-frame]', loadGallery)
// The address of a picture, which was shared or is opened again.
const shared =
  /^#(?:photo|plan)-\d+$/.test(location.hash) &&
  document.querySelector<HTMLAnchorElement>(`a${location.hash}`)
if (shared)
  loadGallery()
    .then((module) => module.answerPress(shared))
    // The page has scrolled to the picture.
    .catch(console.warn)
const track = document.querySelector<HTMLElement>('[data-next]')
if (track !== null && !CSS.supports('selector(::scroll-button(left))'))
  import('./strip-arrows.ts').then(({ addArrows }) => addArrows(track)).catch(console.warn)
onPress('[data-map]', () => import('#islands/listing-map/open-map.tsx'))
whenNear('[data-sun]', async (section) => (await import('./move-sun.ts')).moveSun(section))
whenNear('.walk', async (walk) => (await import('./walk-plan.ts')).walkPlan(walk))
onPress('[data-share],[data-copy],[data-print]', () => import('./share.ts'))
leadBack()

const head = document.querySelector<HTMLElement>('[data-counted-at]')
if (head !== null) countVisit(head.dataset['countedAt'] ?? '', head.dataset['subject'] ?? '')
const property = document.querySelector<HTMLElement>('[data-listing]')?.dataset['listing']
if (property) recordVisit(Number(property))
