/** Loads a third-party script; scripts run in the order in which they are added. */
export function loadThirdParty(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
}

/** Deletes what third parties have stored and reloads the page: a script cannot be unloaded. */
export function leaveThirdParties(): void {
  import('#stores/forget-third-parties.ts')
    .then((module) => module.forgetThirdParties())
    .finally(() => location.reload())
}
