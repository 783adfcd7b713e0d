/** Loads a script of somebody else; scripts run in the order in which they were asked for. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
}

/** What Google's and Meta's scripts keep in the site's own name. */
const theirNames = /^_(?:ga|gid|gat|gac|gcl|fbp|fbc)/

/**
 * Takes leave of scripts that may no longer run. A script cannot be unloaded: what they keep here is forgotten, and the
 * page loads anew without them.
 */
export function leaveThirdParties(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (theirNames.test(name)) forgetCookie(name)
  }
  try {
    for (const key of Object.keys(localStorage)) if (theirNames.test(key)) localStorage.removeItem(key)
  } catch {
    // Blocked: then they kept nothing either.
  }
  location.reload()
}

/** A cookie is only taken away by the domain that it was set for: that of the page, or one above it. */
function forgetCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
