import { scaleFilePath } from '#contracts/words/scale-file.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage } from '#views/kit/page.ts'
import { isSavable } from '#views/listing/favourite-words.ts'
import { viewScaleHome } from '#views/personal/scale-home.ts'

/** Yields what of each home that can be compared is drawn to scale. It has no words, so that one file serves all languages. */
export function* scaleFiles(context: ViewContext): Generator<BuiltFile> {
  const { catalogue } = context
  const [locale] = catalogue.site.languageUse
  if (locale === undefined) return
  const page = createPage(context, locale)
  for (const property of catalogue.properties) {
    if (isSavable(catalogue, property))
      yield [scaleFilePath(property.id), JSON.stringify(viewScaleHome(page, property))]
  }
}
