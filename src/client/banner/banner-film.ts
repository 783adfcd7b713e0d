/** Starts a banner's film, without sound; not for a device that asks for less motion or less data: there it waits for a press. */
export function startFilm(film: HTMLVideoElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  still.addEventListener('change', () => still.matches && film.pause())
  // Browsers may refuse: its controls are there.
  if (!still.matches && !savesData()) film.play().catch(() => {})
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
