const name = 'i18nextLng'

/**
 * Stores the language that a visitor chose, for pages without one. A cookie of the old site takes precedence over local
 * storage, so it is updated where it exists.
 */
export function rememberLanguage(code: string): void {
  if (document.cookie.includes('i18next=')) document.cookie = `i18next=${code};path=/;max-age=31536000`
  try {
    localStorage.setItem(name, code)
  } catch {
    // Storage is blocked or full: the address still has the language.
  }
}
