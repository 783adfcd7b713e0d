/**
 * Calls back once the browser has painted what there is: on a slow phone a click may not wait for a whole new list.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
