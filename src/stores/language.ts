const name = 'i18nextLng'

/**
 * Remembers the language that a visitor chose, for pages without one. An older cookie of the same meaning would be asked
 * first: where there is one, it is kept in step.
 */
export function rememberLanguage(code: string): void {
  if (document.cookie.includes('i18next=')) document.cookie = `i18next=${code};path=/;max-age=31536000`
  try {
    localStorage.setItem(name, code)
  } catch {
    // Blocked or full: the address alone says the language.
  }
}
