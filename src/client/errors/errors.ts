/** Reports errors of scripts, and scripts that do not load, with a module that the first of them loads. */
export function startErrors(): void {
  const report = (event: Event): void => {
    // What fails here is not reported: it would go round.
    import('./report-error.ts').then((sender) => sender.reportError(event, import.meta.url)).catch(() => 0)
  }
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
}
