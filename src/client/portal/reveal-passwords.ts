/** Lets each password be shown while it is typed; what is sent is hidden again, so that browsers keep it as a password. */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show][data-hide]')) {
    const field = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const show = (isShown: boolean): void => {
      field.type = isShown ? 'text' : 'password'
      button.textContent = (isShown ? button.dataset['hide'] : button.dataset['show']) ?? ''
    }
    button.addEventListener('click', () => show(field.type === 'password'))
    field.form?.addEventListener('submit', () => show(false))
  }
}
