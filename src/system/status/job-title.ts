const titles: Record<string, string> = {
  'back-up': 'Back-up',
  'change-places': 'Changing many places',
  'delete-city': 'Deleting a city',
  'replace-text': 'Replacing in a text of many places',
  'undo-import': 'Undoing an import',
  'undo-many': 'Undoing a change of many places',
  'enrich-addresses': 'Looking up addresses',
  'fetch-places': 'Fetching places',
  'fill-guide': 'Filling the guide',
  'import-places': 'Importing a file',
  'prune-audit-log': 'Removing old entries of the audit log',
  'refresh-distances': 'Distances within a wider radius',
  'route-distances': 'Ways by road',
  'switch-provider': 'Switching the provider',
  'translate-again': 'Reading records again',
}

/** What an admin calls a kind of long work. */
export const jobTitle = (kind: string): string => titles[kind] ?? kind
