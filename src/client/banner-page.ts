import { startFilm } from './banner-film.ts'
import { startBannerMap } from './banner-map.ts'
import { startSlides } from './banner-slides.ts'

// The script of a page whose banner has more than a picture, besides the one of every page.
for (const strip of document.querySelectorAll<HTMLElement>('[data-play]')) startSlides(strip)
for (const film of document.querySelectorAll<HTMLVideoElement>('.film')) startFilm(film)
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-message]')) startBannerMap(link)
