import { loadSettings } from '#service/settings/service-settings.ts'
import { SettingsError } from '#service/settings/settings-error.ts'

/** Returns what is said about settings. */
export function problemsOf(environment: Readonly<Record<string, string>>, dist?: string): readonly string[] {
  try {
    loadSettings(environment, dist)
    return []
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)]
  }
}
