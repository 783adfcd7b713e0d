import { loadSettings } from '#service/kit/settings/service-settings.ts'
import { SettingsError } from '#service/kit/settings/settings-error.ts'

/** Returns what is said about settings. */
export function problemsOf(environment: Readonly<Record<string, string>>, dist?: string): readonly string[] {
  try {
    loadSettings(environment, dist)
    return []
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)]
  }
}
