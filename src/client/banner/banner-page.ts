import { answerPresses } from '#directives/answer-presses.ts'

// The script of a page whose banner has more than a picture, besides the one of every page: each kind brings its own.
for (const strip of document.querySelectorAll<HTMLElement>('[data-play]'))
  import('./banner-slides.ts').then((slides) => slides.startSlides(strip)).catch(() => {})
for (const film of document.querySelectorAll<HTMLVideoElement>('.film'))
  import('./banner-film.ts').then((films) => films.startFilm(film)).catch(() => {})
answerPresses<HTMLAnchorElement>('[data-message]', async (link) =>
  (await import('./banner-map.ts')).openBannerMap(link),
)
