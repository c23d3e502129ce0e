/** The sections of the settings in their order; each has the address `/settings/` with its name. */
export const SETTINGS_SECTIONS = [
  'company',
  'contacts',
  'hours',
  'bank',
  'bank-statements',
  'insurance',
  'markups',
  'import-rules',
  'terms',
  'sender',
  'legal',
  'managers',
  'api-clients',
] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** The section of this name; undefined for an unknown one. */
export const sectionOf = (name: string): SettingsSection | undefined => SETTINGS_SECTIONS.find((one) => one === name)
