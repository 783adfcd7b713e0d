/** Names of the first-party cookies and entries that Google's and Meta's scripts set. */
const thirdPartyNames = /^_(?:ga|gid|gat|gac|gcl|fbp|fbc)/

/** Deletes the cookies and local storage entries of third-party scripts. */
export function forgetThirdParties(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (thirdPartyNames.test(name)) deleteCookie(name)
  }
  try {
    for (const key of Object.keys(localStorage)) if (thirdPartyNames.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Deletes a cookie on every domain that may have set it: that of the page and those above it. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
