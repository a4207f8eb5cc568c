import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { informationHead } from '../../site/page-content/information-head.ts'
import { loadInformationPage } from '../../site/page-content/page-content.requests.ts'
import { PolicyScreen } from '../../site/page-content/policy-screen.tsx'

export const Route = createFileRoute('/terms-of-service')({
  loader: () => loadInformationPage('terms-of-service'),
  head: ({ loaderData }) =>
    loaderData ? informationHead('Terms of Service', loaderData.metadata, loaderData.settings) : {},
  component: Policy,
})

function Policy() {
  const { sections, settings } = useLoaderData({ from: '/terms-of-service' })
  return <PolicyScreen heading="Terms of Service" sections={sections} email={settings.contactEmail} />
}
