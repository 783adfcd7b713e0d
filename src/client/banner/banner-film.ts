/** Plays the page's banner films, muted; with reduced motion or reduced data they wait for a click. */
export function startFilms(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>('.film')) startFilm(film)
}

function startFilm(film: HTMLVideoElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  reducedMotion.addEventListener('change', () => reducedMotion.matches && film.pause())
  // The browser may refuse to play: the film has controls.
  if (!reducedMotion.matches && !savesData()) film.play().catch(console.warn)
}

/** @see https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData (read 2026-11-22) */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSaving =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches
}
