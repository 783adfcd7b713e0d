/** Loads a script of somebody else; scripts run in the order in which they were asked for. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
}

/**
 * Takes leave of scripts that may no longer run. A script cannot be unloaded: what it has kept here since consent was taken
 * back is forgotten, and the page loads anew without it.
 */
export async function leaveThirdParties(): Promise<void> {
  try {
    const { forgetThirdParties } = await import('#stores/forget-third-parties.ts')
    forgetThirdParties()
  } finally {
    location.reload()
  }
}
