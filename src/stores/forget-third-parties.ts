/** What Google's and Meta's scripts keep in the site's own name. */
const theirNames = /^_(?:ga|gid|gat|gac|gcl|fbp|fbc)/

/** Forgets what they keep: cookies, and entries in local storage. */
export function forgetThirdParties(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (theirNames.test(name)) forgetCookie(name)
  }
  try {
    for (const key of Object.keys(localStorage)) if (theirNames.test(key)) localStorage.removeItem(key)
  } catch {
    // Blocked: then they kept nothing either.
  }
}

/** A cookie is only taken away by the domain that it was set for: that of the page, or one above it. */
function forgetCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
