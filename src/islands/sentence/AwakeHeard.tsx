import { loadStyleSheet } from '#contracts/load-style-sheet.ts'
import tagsUrl from '#styles/results/tags.css?url'
import { Heard } from './Heard.tsx'
import styleSheetUrl from '#styles/results/heard.css?url'

// Without its style sheet it can still be read.
for (const href of [tagsUrl, styleSheetUrl]) loadStyleSheet(href).catch(() => undefined)

export default Heard
