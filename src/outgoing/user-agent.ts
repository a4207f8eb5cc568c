import packageJson from '../../package.json' with { type: 'json' }

type Site = { SITE_NAME: string; SITE_ORIGIN?: string | undefined; CONTACT_EMAIL: string }

/** Who asks, as the services demand: 'FamilyFunEurope/0.1.0 (+https://www.example.org; hello@example.org)'. */
export function userAgentOf({ SITE_NAME, SITE_ORIGIN, CONTACT_EMAIL }: Site): string {
  const name = SITE_NAME.normalize('NFD').replace(/[^A-Za-z0-9-]/g, '') || 'FamilyFunGuide'
  const where = [...(SITE_ORIGIN ? [`+${SITE_ORIGIN}`] : []), CONTACT_EMAIL].join('; ')
  return `${name}/${packageJson.version} (${where.replace(/[^\x20-\x7e]/g, '')})`
}
