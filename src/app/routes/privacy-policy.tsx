import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { informationHead } from '../../site/page-content/information-head.ts'
import { loadInformationPage } from '../../site/page-content/page-content.requests.ts'
import { PolicyScreen } from '../../site/page-content/policy-screen.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadInformationPage('privacy-policy'),
  head: ({ loaderData }) =>
    loaderData ? informationHead('Privacy Policy', loaderData.metadata, loaderData.settings) : {},
  component: Policy,
})

function Policy() {
  const { sections, settings } = useLoaderData({ from: '/privacy-policy' })
  return <PolicyScreen heading="Privacy Policy" sections={sections} email={settings.contactEmail} />
}
