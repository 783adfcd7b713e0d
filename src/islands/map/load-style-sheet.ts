/** Links a style sheet once; resolves when its rules hold, rejects when it cannot be had. */
export function loadStyleSheet(url: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(url)}"][data-loaded]`) !== null)
    return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => {
      link.dataset['loaded'] = ''
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The map could not load its style sheet.'))
    })
    document.head.append(link)
  })
}
