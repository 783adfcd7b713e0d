/** Loads a script of somebody else; scripts run in the order in which they were asked for. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
}

/**
 * Takes leave of scripts that may no longer run. A script cannot be unloaded: what they keep here is forgotten, and the
 * page loads anew without them.
 */
export async function leaveThirdParties(): Promise<void> {
  try {
    const { forgetThirdParties } = await import('./forget-third-parties.ts')
    forgetThirdParties()
  } finally {
    location.reload()
  }
}
